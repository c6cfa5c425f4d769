/** What the server sends about a table of Cartographers, and what the table sends back. */

export type Terrain = 'forest' | 'village' | 'farm' | 'water' | 'monster' | 'hero'
export type Season = 'spring' | 'summer' | 'fall' | 'winter'
export type Edict = 'A' | 'B' | 'C' | 'D'
export const EDICTS: readonly Edict[] = ['A', 'B', 'C', 'D']
export const SEASONS: readonly Season[] = ['spring', 'summer', 'fall', 'winter']
export const COIN_TRACK = 14

export interface SeasonStars {
  edicts: [number, number]
  coins: number
  /** Stars lost, 0 or more. */
  monsters: number
}

/** What stands in the last box of a season on the score sheet. */
export function seasonTotal(stars: SeasonStars): number {
  return stars.edicts[0] + stars.edicts[1] + stars.coins - stars.monsters
}

export interface SeatView {
  sheet: string
  marks: string[]
  initials: Record<string, string[]>
  coins: number
  has_bounty?: boolean
  /** Mountains whose coin has been given away. */
  surrounded: string[]
  ready: boolean
  seasons: SeasonStars[]
  total: number
}

export interface View {
  seat: number | null
  options: {
    edition: 'base' | 'heroes' | 'combined'
    sheet: string
    seasons: 'base' | 'heroes'
    heroes: boolean
    printing: 'rulebook' | 'box'
    [other: string]: unknown
  }
  season: Season
  edicts: string[]
  scoring: Edict[]
  /** The same for each season of the year. */
  calendar: Edict[][]
  column: { card: string; time: number }[]
  time: number
  threshold: number
  deck: { cards: string[]; ambushes: number; heroes: number; unseen_ambushes: string[]; unseen_heroes: string[] }
  phase: 'explore' | 'draw' | 'ambush' | 'hero' | 'gorgon' | 'season-end' | 'troll' | 'over'
  card: string | null
  ruins: boolean
  in_play: string[]
  seats: SeatView[]
  holds: number | null
  sealed: Intent | null
}

export type Offset = readonly [number, number]

export interface Orientation {
  cells: Offset[]
  anchors: string[]
  turned: number
  flipped: number
}

export interface OfferedShape {
  shape: number | null
  coin: boolean
  terrains: Terrain[]
  orientations: Orientation[]
}

export interface DrawMenu {
  kind: 'draw'
  on: number
  card?: string
  shapes: OfferedShape[]
  why: 'no-shape-fits' | 'ruins' | 'no-shape-on-ruins' | null
}
export interface HeroMenu {
  kind: 'hero'
  on?: number
  card: string
  spaces: string[]
  turns: { turn: number; marks: Offset[] }[]
}
export interface DestroyMenu {
  kind: 'destroy'
  by: 'gorgon' | 'troll'
  on: number
  spaces: string[]
}
export type Menu = DrawMenu | HeroMenu | DestroyMenu | { kind: 'ready' } | { kind: 'nothing' }

export type Intent =
  | { kind: 'draw-shape'; shape: number | null; terrain: Terrain; spaces: string[] }
  | { kind: 'place-hero'; space: string; turn: number }
  | { kind: 'destroy-space'; space: string }
  | { kind: 'take-back' }

export interface Part {
  each: number
  times: number
  spaces: string[]
  because: string[]
}

export interface Effect {
  on: number
  edicts: { edict: Edict; card: string; before: number; after: number; parts: Part[] }[]
  coins: { before: number; after: number }
  monsters: { before: number; after: number; spaces: string[] }
  destroyed: string[]
  change: number
}

export interface Explained {
  seat: number
  edicts: { edict: Edict; card: string; stars: number; parts: Part[] }[]
  coins: number
  monsters: { stars: number; spaces: string[] }
}

export interface Outcome {
  totals: number[]
  places: number[]
  decided_by: string
  details: { lost_to_monsters?: number[]; rating?: number; title?: string | null; [other: string]: unknown }
}

/** An event as this seat may know it; each kind has its own fields. */
export interface Event {
  kind: string
  [field: string]: unknown
}

export interface Entry {
  entry: number
  seat: number | null
  events: Event[]
}

export interface TableFacts {
  id: string
  names: string[]
  seats: number
}

export type Done = { ok: true } | { ok: false; text: string }

/** What every game's table is given by the frame around it. */
export interface TableProps {
  table: TableFacts
  view: View
  menu: Menu | null
  explain: Explained | null
  events: Entry[]
  entry: number
  awaiting: number[]
  outcome: Outcome | null
  connected?: boolean[]
  watching?: boolean
  act: (intent: Intent) => Promise<Done>
  preview: (intent: Intent) => Promise<Effect>
  askExplain: (seat: number) => Promise<Explained>
}

/** Initials by space, as the map draws them. */
export function initialsOf(seat: SeatView): Map<string, string> {
  const found = new Map<string, string>()
  for (const [monster, spaces] of Object.entries(seat.initials))
    for (const space of spaces) found.set(space, (monster[0] as string).toUpperCase())
  return found
}
