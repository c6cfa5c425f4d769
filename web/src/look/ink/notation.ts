/** The sheet notation (121 letters, row by row) as the drawing hand reads it. */

export const SIZE = 11
export const SPACES = SIZE * SIZE

export type Ground =
  'empty' | 'forest' | 'village' | 'farm' | 'water' | 'monster' | 'hero' | 'mountain' | 'wasteland' | 'destroyed'

export interface Square {
  ground: Ground
  ruins: boolean
}

const LETTERS: Record<string, Ground> = {
  f: 'forest',
  v: 'village',
  a: 'farm',
  w: 'water',
  x: 'monster',
  h: 'hero',
  m: 'mountain',
}

/** What stands on a space, by its letter; an unknown letter is an error, because the picture would lie. */
export function square(letter: string): Square {
  if (letter === '.') return { ground: 'empty', ruins: false }
  if (letter === 'r') return { ground: 'empty', ruins: true }
  if (letter === '#') return { ground: 'wasteland', ruins: false }
  if (letter === '*') return { ground: 'destroyed', ruins: false }
  if (letter === '+') return { ground: 'destroyed', ruins: true }
  const ground = LETTERS[letter.toLowerCase()]
  if (ground === undefined) throw new Error(`letter "${letter}" does not stand in the sheet notation`)
  return { ground, ruins: letter === letter.toLowerCase() }
}

/** A sheet of any width: rows without line breaks, or with them. */
export interface Sheet {
  columns: number
  rows: number
  squares: readonly Square[]
}

export function parseSheet(text: string, columns = SIZE): Sheet {
  const letters = text.replace(/\s+/g, '')
  if (letters.length === 0 || letters.length % columns !== 0)
    throw new Error(`a sheet of ${letters.length} letters does not fill rows of ${columns}`)
  return { columns, rows: letters.length / columns, squares: [...letters].map(square) }
}

export interface Cell {
  row: number
  column: number
}

/** "B4" for the second row, fourth column. */
export function spaceText(row: number, column: number): string {
  return String.fromCharCode(65 + row) + String(column + 1)
}

export function parseSpace(text: string): Cell {
  const row = text.charCodeAt(0) - 65
  const column = Number(text.slice(1)) - 1
  if (!(row >= 0 && row < SIZE && column >= 0 && column < SIZE))
    throw new Error(`"${text}" names no space of the sheet`)
  return { row, column }
}
