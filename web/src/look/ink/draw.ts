/** A sheet becomes a drawing: for each pen one path, in the order in which the pens touch the paper. */

import * as glyphs from './glyphs'
import { Plate, place, type Mark, type Pen } from './glyphs'
import { STEP, number, unsteady } from './hand'
import { SIZE, parseSheet, parseSpace, type Ground, type Sheet } from './notation'
import { canopy, outline, regions, teeth } from './regions'

export interface Extras {
  /** Spaces under a hero's attack marks. */
  marks?: readonly string[]
  /** Initials of monsters by space. */
  initials?: ReadonlyMap<string, string>
  /** Mountains whose coin has been given away. */
  surrounded?: readonly string[]
  columns?: number
  /** Cards show one shape on clear ground: no faint grid. */
  grid?: boolean
}

export interface Drawing {
  columns: number
  rows: number
  marks: readonly Mark[]
  letters: readonly { x: number; y: number; text: string }[]
}

const kept = new Map<string, Drawing>()

/** The drawing of a sheet; the last sheets drawn are kept, so that showing one again costs nothing. */
export function draw(text: string, extras: Extras = {}): Drawing {
  const key = [
    text,
    extras.columns ?? SIZE,
    extras.grid ?? true,
    (extras.marks ?? []).join(),
    (extras.surrounded ?? []).join(),
    [...(extras.initials ?? [])].join(),
  ].join('|')
  const known = kept.get(key)
  if (known) return known
  const drawing = drawn(parseSheet(text, extras.columns), extras)
  if (kept.size > 240) kept.delete(kept.keys().next().value as string)
  kept.set(key, drawing)
  return drawing
}

function drawn(sheet: Sheet, extras: Extras): Drawing {
  const plate = new Plate()
  const letters: { x: number; y: number; text: string }[] = []
  const { columns } = sheet
  const spent = new Set(extras.surrounded)

  for (const region of regions(sheet)) {
    wash(plate, region.ground, region.spaces, columns)
    const boats =
      region.ground === 'water' && region.spaces.length >= 5
        ? region.spaces[Math.floor(region.spaces.length / 2)]
        : undefined
    for (const index of region.spaces) {
      const spot = place(Math.floor(index / columns), index % columns)
      const { ruins } = sheet.squares[index] as { ruins: boolean }
      const letter = extras.initials?.get(nameOf(index, columns))
      content(
        plate,
        region.ground,
        spot,
        ruins,
        letter !== undefined,
        index === boats,
        spent.has(nameOf(index, columns)),
      )
      if (letter !== undefined && region.ground === 'monster')
        letters.push({ x: spot.x + 24, y: spot.y + 32, text: letter })
    }
  }
  sheet.squares.forEach((square, index) => {
    if (square.ruins)
      glyphs.ruins(plate, place(Math.floor(index / columns), index % columns), square.ground !== 'empty')
  })
  for (const mark of extras.marks ?? []) {
    const { row, column } = parseSpace(mark)
    glyphs.attackMark(plate, place(row, column))
  }
  if (extras.grid !== false) plate.put('grid', grid(sheet.rows, columns))
  return { columns, rows: sheet.rows, marks: plate.marks(), letters }
}

function nameOf(index: number, columns: number): string {
  return String.fromCharCode(65 + Math.floor(index / columns)) + String((index % columns) + 1)
}

function wash(plate: Plate, ground: Ground, spaces: readonly number[], columns: number): void {
  switch (ground) {
    case 'empty':
      return
    case 'mountain':
      plate.put('wash-mountain', outline(spaces, columns, { inset: 2.5, round: 16, crook: 8 }, 2))
      return
    case 'destroyed':
      plate.put('wash-destroyed', outline(spaces, columns, { inset: 1.8 }))
      plate.put('edge-destroyed', outline(spaces, columns, { inset: 1.8 }))
      return
    case 'forest':
      plate.put('wash-forest', canopy(spaces, columns, 4))
      plate.put('pool-forest', outline(spaces, columns, { inset: 5 }))
      plate.put('edge-forest', canopy(spaces, columns, 4))
      return
    case 'monster':
      plate.put('wash-monster', teeth(spaces, columns, 3.4))
      plate.put('pool-monster', outline(spaces, columns, { inset: 6.5 }))
      plate.put('edge-monster', teeth(spaces, columns, 3.4))
      return
    case 'water':
      plate.put('wash-water', outline(spaces, columns, { inset: 1.8, round: 14, crook: 8 }))
      plate.put('pool-water', outline(spaces, columns, { inset: 4.4, round: 13, crook: 8 }))
      plate.put('line-water', outline(spaces, columns, { inset: 5.4, round: 12, crook: 8 }, 1.7))
      plate.put('line-water', outline(spaces, columns, { inset: 8.6, round: 11, crook: 8 }, 1.9))
      plate.put('edge-water', outline(spaces, columns, { inset: 1.8, round: 14, crook: 8 }))
      return
    case 'wasteland':
      plate.put('wash-wasteland', outline(spaces, columns, { inset: 1.4, round: 9 }, 2))
      plate.put('pool-wasteland', outline(spaces, columns, { inset: 4 }, 2))
      plate.put('edge-wasteland', outline(spaces, columns, { inset: 1.4, round: 9 }, 2))
      return
    case 'hero':
      plate.put('wash-hero', outline(spaces, columns, { inset: 1.8, round: 6 }))
      plate.put('pool-hero', outline(spaces, columns, { inset: 4.6, round: 5 }))
      plate.put('edge-hero', outline(spaces, columns, { inset: 1.8, round: 6 }))
      return
    case 'farm':
    case 'village': {
      const pull = { inset: 1.8, round: ground === 'farm' ? 7 : 8 }
      plate.put(`wash-${ground}`, outline(spaces, columns, pull))
      plate.put(`pool-${ground}`, outline(spaces, columns, { ...pull, inset: 4.4 }))
      plate.put(`edge-${ground}`, outline(spaces, columns, pull))
    }
  }
}

function content(
  plate: Plate,
  ground: Ground,
  spot: glyphs.Place,
  ruins: boolean,
  initial: boolean,
  boat: boolean,
  spent: boolean,
): void {
  switch (ground) {
    case 'forest':
      return glyphs.forest(plate, spot, ruins)
    case 'village':
      return glyphs.village(plate, spot, ruins)
    case 'farm':
      return glyphs.farm(plate, spot, ruins)
    case 'water':
      return glyphs.water(plate, spot, ruins, boat)
    case 'monster':
      return glyphs.monster(plate, spot, ruins, initial)
    case 'mountain':
      return glyphs.mountain(plate, spot, spent)
    case 'wasteland':
      return glyphs.wasteland(plate, spot)
    case 'hero':
      return glyphs.hero(plate, spot)
    case 'destroyed':
      return glyphs.destroyed(plate, spot)
    case 'empty':
  }
}

/** The faint lines between the spaces, a little unsteady like the rest. */
function grid(rows: number, columns: number): string {
  let path = ''
  const line = (from: (t: number) => { x: number; y: number }, steps: number): void => {
    for (let i = 0; i <= steps; i++) {
      const point = unsteady(from(i), 0.7)
      path += `${i === 0 ? 'M' : 'L'}${number(point.x)} ${number(point.y)}`
    }
  }
  for (let column = 1; column < columns; column++) line((t) => ({ x: column * STEP, y: t * STEP }), rows)
  for (let row = 1; row < rows; row++) line((t) => ({ x: t * STEP, y: row * STEP }), columns)
  return path
}

/** A shape of one terrain on clear ground, with the drawing's own size. */
export function drawShape(cells: readonly (readonly [number, number])[], letter: string): Drawing {
  const rows = Math.max(...cells.map(([row]) => row)) + 1
  const columns = Math.max(...cells.map(([, column]) => column)) + 1
  const letters = Array.from({ length: rows * columns }, () => '.')
  for (const [row, column] of cells) letters[row * columns + column] = letter
  return draw(letters.join(''), { columns, grid: false })
}

/** The unsteady outline of some spaces of the sheet, for what is laid over the drawing. */
export function outlineOf(spaces: Iterable<string>, inset = 1.8): string {
  const indices = [...spaces].map((space) => {
    const { row, column } = parseSpace(space)
    return row * SIZE + column
  })
  return outline(indices, SIZE, { inset })
}

/** The outline of a shape by its cells, from its own corner. */
export function shapeOutline(cells: readonly (readonly [number, number])[], inset = 1.8): string {
  const columns = Math.max(...cells.map(([, column]) => column)) + 1
  return outline(
    cells.map(([row, column]) => row * columns + column),
    columns,
    { inset },
  )
}

export const LETTER_OF: Record<string, string> = {
  forest: 'F',
  village: 'V',
  farm: 'A',
  water: 'W',
  monster: 'X',
  hero: 'H',
  mountain: 'M',
  wasteland: '#',
  destroyed: '*',
}

export type { Mark, Pen }
