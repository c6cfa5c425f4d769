/** Regions of one ground and their outlines. */

import { STEP, closedCurve, closedLine, number, unsteady, type Point } from './hand'
import type { Ground, Sheet } from './notation'

export interface Region {
  ground: Ground
  /** Indices of its spaces, in reading order. */
  spaces: readonly number[]
}

/** The sheet cut into connected regions of one ground, in reading order of their first space; empty ground has none. */
export function regions(sheet: Sheet): Region[] {
  const seen = new Set<number>()
  const found: Region[] = []
  sheet.squares.forEach((start, index) => {
    if (start.ground === 'empty' || seen.has(index)) return
    const spaces = [index]
    seen.add(index)
    for (let next = 0; next < spaces.length; next++) {
      for (const neighbour of neighbours(sheet, spaces[next] as number)) {
        if (seen.has(neighbour) || sheet.squares[neighbour]?.ground !== start.ground) continue
        seen.add(neighbour)
        spaces.push(neighbour)
      }
    }
    found.push({ ground: start.ground, spaces: spaces.sort((a, b) => a - b) })
  })
  return found
}

export function neighbours(sheet: Sheet, index: number): number[] {
  const column = index % sheet.columns
  const found: number[] = []
  if (index >= sheet.columns) found.push(index - sheet.columns)
  if (column > 0) found.push(index - 1)
  if (column < sheet.columns - 1) found.push(index + 1)
  if (index + sheet.columns < sheet.squares.length) found.push(index + sheet.columns)
  return found
}

/** The closed loops along the sides of a set of spaces, as corners in spaces; the inside is on the right hand. */
export function loops(spaces: Iterable<number>, columns: number): Point[][] {
  const inside = new Set(spaces)
  const width = columns + 1
  const out = new Map<number, number[]>()
  const edge = (x0: number, y0: number, x1: number, y1: number): void => {
    const from = y0 * width + x0
    const list = out.get(from)
    if (list) list.push(y1 * width + x1)
    else out.set(from, [y1 * width + x1])
  }
  for (const index of inside) {
    const x = index % columns
    const y = Math.floor(index / columns)
    if (!inside.has(index - columns)) edge(x, y, x + 1, y)
    if (x === columns - 1 || !inside.has(index + 1)) edge(x + 1, y, x + 1, y + 1)
    if (!inside.has(index + columns)) edge(x + 1, y + 1, x, y + 1)
    if (x === 0 || !inside.has(index - 1)) edge(x, y + 1, x, y)
  }
  const found: Point[][] = []
  for (const [start, list] of out) {
    while (list.length > 0) {
      const corners: number[] = [start]
      let before = start
      let here = list.pop() as number
      const first = here
      for (;;) {
        // Where two spaces touch at a corner only, turning right keeps them apart.
        const right = turnedRight(before, here, width)
        if (here === start && right === first) break
        const ways = out.get(here) as number[]
        if (here === start && !ways.includes(right)) break
        corners.push(here)
        const pick = Math.max(0, ways.indexOf(right))
        before = here
        here = ways.splice(pick, 1)[0] as number
      }
      found.push(straightened(corners.map((vertex) => ({ x: vertex % width, y: Math.floor(vertex / width) }))))
    }
  }
  return found
}

function turnedRight(before: number, here: number, width: number): number {
  const step = here - before
  if (step === 1) return here + width
  if (step === width) return here - 1
  if (step === -1) return here - width
  return here + 1
}

function straightened(corners: readonly Point[]): Point[] {
  return corners.filter((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] as Point
    const after = corners[(i + 1) % corners.length] as Point
    return (corner.x - before.x) * (after.y - corner.y) !== (corner.y - before.y) * (after.x - corner.x)
  })
}

export interface Pull {
  /** How far inside the sides the line runs. */
  inset: number
  /** How round the corners are that point outwards, and those that point inwards. */
  round?: number
  crook?: number
  /** Distance between the points of the line. */
  pace?: number
}

/** Points along a loop, drawn in from the sides and rounded, before the hand makes them unsteady. */
export function outlinePoints(loop: readonly Point[], pull: Pull): Point[] {
  const { inset, round = 10, crook = 5, pace = STEP / 4 } = pull
  const count = loop.length
  const corner = (i: number): Point => loop[(i + count) % count] as Point
  const way = (i: number): Point => {
    const a = corner(i)
    const b = corner(i + 1)
    const length = Math.abs(b.x - a.x) + Math.abs(b.y - a.y)
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  }
  const moved = loop.map((point, i) => {
    const before = way(i - 1 + count)
    const after = way(i)
    return {
      x: point.x * STEP + inset * (-before.y - after.y),
      y: point.y * STEP + inset * (before.x + after.x),
    }
  })
  const points: Point[] = []
  for (let i = 0; i < count; i++) {
    const before = way(i - 1 + count)
    const after = way(i)
    const here = moved[i] as Point
    const next = moved[(i + 1) % count] as Point
    const convex = before.x * after.y - before.y * after.x > 0
    const r = convex ? round : crook
    const nextTurn = way((i + 1) % count)
    const nextConvex = after.x * nextTurn.y - after.y * nextTurn.x > 0
    const nextR = nextConvex ? round : crook
    points.push({ x: here.x - before.x * r, y: here.y - before.y * r })
    points.push({
      x: here.x + (after.x - before.x) * r * 0.29,
      y: here.y + (after.y - before.y) * r * 0.29,
    })
    const from = { x: here.x + after.x * r, y: here.y + after.y * r }
    const to = { x: next.x - after.x * nextR, y: next.y - after.y * nextR }
    points.push(from)
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    const parts = Math.floor(length / pace)
    for (let part = 1; part < parts; part++)
      points.push({ x: from.x + ((to.x - from.x) * part) / parts, y: from.y + ((to.y - from.y) * part) / parts })
  }
  return points
}

/** The outline of a set of spaces as the hand draws it: slightly unsteady, always the same at the same place. */
export function outline(spaces: Iterable<number>, columns: number, pull: Pull, reach = 1.5): string {
  return loops(spaces, columns)
    .map((loop) => closedCurve(outlinePoints(loop, pull).map((point) => unsteady(point, reach))))
    .join('')
}

/** A canopy's edge: small arcs that bulge outwards. */
export function canopy(spaces: Iterable<number>, columns: number, inset: number): string {
  return loops(spaces, columns)
    .map((loop) => {
      const points = outlinePoints(loop, { inset, round: 12, crook: 6, pace: 9.5 }).map((point) => unsteady(point, 1.6))
      const kept = thinned(points, 7)
      let path = ''
      kept.forEach((point, i) => {
        const next = kept[(i + 1) % kept.length] as Point
        const r = number(Math.hypot(next.x - point.x, next.y - point.y) * 0.56)
        path +=
          (i === 0 ? `M${number(point.x)} ${number(point.y)}` : '') +
          `A${r} ${r} 0 0 1 ${number(next.x)} ${number(next.y)}`
      })
      return path + 'Z'
    })
    .join('')
}

/** A torn edge: teeth of changing length that point outwards. */
export function teeth(spaces: Iterable<number>, columns: number, inset: number): string {
  return loops(spaces, columns)
    .map((loop) => {
      const points = thinned(outlinePoints(loop, { inset, round: 7, crook: 3, pace: 8 }), 5)
      const torn: Point[] = []
      points.forEach((point, i) => {
        const next = points[(i + 1) % points.length] as Point
        const length = Math.max(1, Math.hypot(next.x - point.x, next.y - point.y))
        const out = { x: (next.y - point.y) / length, y: -(next.x - point.x) / length }
        const tooth = unsteady(point, 2.4)
        const bite = (i % 2 === 0 ? 1 : -1) * (1.5 + Math.abs(unsteady({ x: point.y, y: point.x }, 1).x - point.y))
        torn.push({ x: tooth.x + out.x * bite, y: tooth.y + out.y * bite })
      })
      return closedLine(torn)
    })
    .join('')
}

function thinned(points: readonly Point[], least: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept[kept.length - 1]
    if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= least) kept.push(point)
  }
  const first = kept[0]
  const last = kept[kept.length - 1]
  if (first && last && kept.length > 3 && Math.hypot(first.x - last.x, first.y - last.y) < least) kept.pop()
  return kept
}
