/**
 * A drawing before it is handed in: which shape and terrain, how it lies and where. It knows where the shape may stand
 * because the menu says so; it never decides that by itself.
 */
import { SIZE, parseSpace, spaceText, square } from '../../look/ink/notation'
import type { DrawMenu, Intent, Menu, Offset, OfferedShape, Orientation, Terrain } from './data'

export interface Draft {
  /** Its place in the menu's list of shapes. */
  shape: number
  terrain: Terrain
  orientation: number
  /** The corner of the shape's box, or null while the shape is not on the sheet. */
  row: number | null
  column: number | null
  /** It lies on the sheet and stays there, instead of following the pointer. */
  pinned: boolean
}

/**
 * Every choice of a place is drawn in the same way: a hero is a single space that can be turned, a space to destroy one
 * that cannot. Null where nothing is to be placed.
 */
export function asDrawing(menu: Menu | null): DrawMenu | null {
  if (menu === null || menu.kind === 'ready' || menu.kind === 'nothing') return null
  if (menu.kind === 'draw') return menu.shapes.length > 0 ? menu : null
  const single = (turned: number): Orientation => ({ cells: [[0, 0]], anchors: menu.spaces, turned, flipped: turned })
  const turns = menu.kind === 'hero' ? menu.turns.length : 1
  const orientations = Array.from({ length: turns }, (_, i) => ({ ...single((i + 1) % turns), flipped: i }))
  const shapes: OfferedShape[] = [
    { shape: 0, coin: false, terrains: [menu.kind === 'hero' ? 'hero' : 'monster'], orientations },
  ]
  return { kind: 'draw', on: menu.on ?? 0, shapes, why: null }
}

export function firstDraft(menu: DrawMenu): Draft {
  const shape = menu.shapes[0] as OfferedShape
  return { shape: 0, terrain: shape.terrains[0] as Terrain, orientation: 0, row: null, column: null, pinned: false }
}

export function offered(menu: DrawMenu, draft: Draft): OfferedShape {
  return menu.shapes[draft.shape] as OfferedShape
}

export function orientationOf(menu: DrawMenu, draft: Draft): Orientation {
  return offered(menu, draft).orientations[draft.orientation] as Orientation
}

export function sizeOf(cells: readonly Offset[]): { rows: number; columns: number } {
  return {
    rows: Math.max(...cells.map(([row]) => row)) + 1,
    columns: Math.max(...cells.map(([, column]) => column)) + 1,
  }
}

/** The cell by which a shape is held: the one nearest to its middle. */
export function handleOf(cells: readonly Offset[]): Offset {
  const middle = cells.reduce(([r, c], [row, column]) => [r + row / cells.length, c + column / cells.length], [0, 0])
  return cells.reduce((best, cell) => (far(cell, middle) < far(best, middle) - 1e-9 ? cell : best))
}

function far([row, column]: Offset, middle: Offset): number {
  return (row - middle[0]) ** 2 + (column - middle[1]) ** 2
}

/** The shape held over a space: its corner, kept so that the whole shape stays on the sheet. */
export function heldOver(draft: Draft, cells: readonly Offset[], row: number, column: number): Draft {
  const [r, c] = handleOf(cells)
  return cornerAt(draft, cells, row - r, column - c)
}

export function cornerAt(draft: Draft, cells: readonly Offset[], row: number, column: number): Draft {
  const size = sizeOf(cells)
  return {
    ...draft,
    row: Math.max(0, Math.min(SIZE - size.rows, row)),
    column: Math.max(0, Math.min(SIZE - size.columns, column)),
  }
}

/** The space over which the shape's handle is. */
export function handleSpace(draft: Draft, cells: readonly Offset[]): Offset | null {
  if (draft.row === null || draft.column === null) return null
  const [r, c] = handleOf(cells)
  return [draft.row + r, draft.column + c]
}

/** Turned or flipped about its handle, so that it stays where it is. */
export function reoriented(menu: DrawMenu, draft: Draft, orientation: number): Draft {
  const held = handleSpace(draft, orientationOf(menu, draft).cells)
  const next = { ...draft, orientation }
  return held ? heldOver(next, orientationOf(menu, next).cells, held[0], held[1]) : next
}

export function turned(menu: DrawMenu, draft: Draft, back = false): Draft {
  const step = (d: Draft): Draft => reoriented(menu, d, orientationOf(menu, d).turned)
  if (!back) return step(draft)
  // Three quarters forward are a quarter back.
  return step(step(step(draft)))
}

export function flipped(menu: DrawMenu, draft: Draft): Draft {
  return reoriented(menu, draft, orientationOf(menu, draft).flipped)
}

/** Another shape: it keeps its place, and its terrain where that may be. */
export function withShape(menu: DrawMenu, draft: Draft, shape: number): Draft {
  const held = handleSpace(draft, orientationOf(menu, draft).cells)
  const chosen = menu.shapes[shape] as OfferedShape
  const terrain = chosen.terrains.includes(draft.terrain) ? draft.terrain : (chosen.terrains[0] as Terrain)
  const next = { ...draft, shape, terrain, orientation: 0 }
  return held ? heldOver(next, orientationOf(menu, next).cells, held[0], held[1]) : next
}

/** One space in a direction; null where the edge of the map is in the way. */
export function stepped(draft: Draft, cells: readonly Offset[], down: number, right: number): Draft | null {
  if (draft.row === null || draft.column === null) return null
  const next = cornerAt(draft, cells, draft.row + down, draft.column + right)
  return next.row === draft.row && next.column === draft.column ? null : next
}

export function spacesOf(draft: Draft, cells: readonly Offset[]): string[] {
  if (draft.row === null || draft.column === null) return []
  const { row, column } = draft as { row: number; column: number }
  return cells.map(([r, c]) => spaceText(row + r, column + c))
}

export function isLegal(menu: DrawMenu, draft: Draft): boolean {
  if (draft.row === null || draft.column === null) return false
  return orientationOf(menu, draft).anchors.includes(spaceText(draft.row, draft.column))
}

/** Whether the shape can stand anywhere as it lies now. */
export function fitsSomewhere(menu: DrawMenu, draft: Draft): boolean {
  return orientationOf(menu, draft).anchors.length > 0
}

export type WhyNot = { why: 'filled'; space: string } | { why: 'not-on-ruins' } | { why: 'elsewhere' }

/** Words for a place that is not in the menu; whether it is, was asked before. */
export function whyNot(menu: DrawMenu, draft: Draft, sheet: string): WhyNot | null {
  if (draft.row === null || isLegal(menu, draft)) return null
  const spaces = spacesOf(draft, orientationOf(menu, draft).cells)
  const filled = spaces.find((space) => {
    const { row, column } = parseSpace(space)
    return square(sheet[row * SIZE + column] as string).ground !== 'empty'
  })
  if (filled) return { why: 'filled', space: filled }
  return menu.why === 'ruins' ? { why: 'not-on-ruins' } : { why: 'elsewhere' }
}

/** What is handed in for a draft, or null while it lies where it may not. */
export function intentOf(asked: Menu, menu: DrawMenu, draft: Draft): Intent | null {
  if (!isLegal(menu, draft) || draft.row === null || draft.column === null) return null
  const space = spaceText(draft.row, draft.column)
  if (asked.kind === 'hero') return { kind: 'place-hero', space, turn: asked.turns[draft.orientation]?.turn ?? 0 }
  if (asked.kind === 'destroy') return { kind: 'destroy-space', space }
  const shape = offered(menu, draft)
  return {
    kind: 'draw-shape',
    shape: shape.shape,
    terrain: draft.terrain,
    spaces: spacesOf(draft, orientationOf(menu, draft).cells).sort(bySpace),
  }
}

function bySpace(a: string, b: string): number {
  const x = parseSpace(a)
  const y = parseSpace(b)
  return x.row * SIZE + x.column - (y.row * SIZE + y.column)
}

/** A kept draft, if it still belongs to what is asked. */
export function restored(menu: DrawMenu, kept: unknown): Draft | null {
  const draft = kept as Draft | null
  const shape = draft ? menu.shapes[draft.shape] : undefined
  if (!draft || !shape || !shape.orientations[draft.orientation] || !shape.terrains.includes(draft.terrain)) return null
  if (draft.row === null || draft.column === null) return { ...draft, row: null, column: null, pinned: false }
  return {
    ...cornerAt(draft, orientationOf(menu, draft).cells, draft.row, draft.column),
    pinned: draft.pinned === true,
  }
}
