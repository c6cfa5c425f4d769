/** What the server tells of the rules, in one language. */
export interface Line {
  text: string
  each: number
  times: number
}

export interface Picture {
  sheet: string
  caption: string
  marks: string[]
  initials: Record<string, string[]>
  surrounded: string[]
  lit: string[]
  because: string[]
  lines: Line[]
  stars: number | null
}

export interface Face {
  kind: 'explore' | 'ruins' | 'ambush' | 'hero'
  time: number
  terrains: string[]
  shapes: { cells: [number, number][]; coin: boolean }[]
  marks: [number, number][]
}

export interface TilePicture {
  fields: string[]
  xy: [number, number][]
  rivers: number[]
  bridges: [number, number][]
  beach: [number, number][]
  bar: [number, number] | null
}

export interface Entry {
  id: string
  title: string
  text: string[]
  see: string[]
  icon: string | null
  face: Face | null
  tile: TilePicture | null
  pictures: Picture[]
}

export interface Chapter {
  id: string
  title: string
  game: 'cartographers' | 'gisborne'
  entries: Entry[]
}

export interface Reference {
  language: string
  chapters: Chapter[]
}
