/**
 * Where everything lies: the tiles along a path that winds from row to row, each field at its place on its tile, and the
 * lines and signs that make a landscape of it.
 */
import { chance, number as short, unsteady, type Point } from '../../look/ink/hand'
import type { FieldView, TileView, View } from './data'

/** A tile's size in units of the drawing. */
export const WIDE = 240
export const HIGH = 190
const MARGIN = 26

export interface Placed {
  tile: TileView
  /** Its top left corner. */
  x: number
  y: number
  /** Every other row runs from right to left, its tiles mirrored. */
  mirrored: boolean
  role: 'start' | 'path' | 'end'
}

export interface Spot {
  field: FieldView
  tile: number
  at: Point
}

export interface Landscape {
  width: number
  height: number
  placed: Placed[]
  /** Places of the fields by their number, and of the beach by path length + its number. */
  places: Map<number, Point>
  spots: Spot[]
  beach: { number: number; at: Point }[]
  bar: Point
  /** Where tiles lie face down, if some do. */
  unknown: { x: number; y: number } | null
  path: string
  trailTo: string
}

function corner(index: number, perRow: number): { x: number; y: number; mirrored: boolean } {
  const row = Math.floor(index / perRow)
  const inRow = index % perRow
  const mirrored = row % 2 === 1
  return { x: MARGIN + (mirrored ? perRow - 1 - inRow : inRow) * WIDE, y: MARGIN + row * HIGH, mirrored }
}

function spot(xy: readonly [number, number], at: { x: number; y: number; mirrored: boolean }): Point {
  return { x: at.x + (at.mirrored ? 1 - xy[0] : xy[0]) * WIDE, y: at.y + (0.06 + 0.88 * xy[1]) * HIGH }
}

/** How many tiles a row takes so that they are as large as the room allows, and never too small to read. */
export function tilesPerRow(width: number, height: number, tiles: number): number {
  let best = 2
  let largest = 0
  for (let perRow = 2; perRow <= 6 && perRow * 168 <= Math.max(width, 336); perRow += 1) {
    const rows = Math.ceil(tiles / perRow)
    const size = Math.min((width - 20) / (perRow * WIDE + 2 * MARGIN), height / (rows * HIGH + 2 * MARGIN))
    if (size > largest) [best, largest] = [perRow, size]
  }
  // In a small window the landscape is larger than the window, and is moved about in it.
  return width < 700 ? 2 : best
}

export function lay(view: View, perRow: number): Landscape {
  const tiles = [...view.path]
  const places = new Map<number, Point>()
  const spots: Spot[] = []
  const placed: Placed[] = tiles.map((tile, index) => ({
    tile,
    ...corner(index, perRow),
    role: index === 0 ? 'start' : view.is_path_complete && index === tiles.length - 1 ? 'end' : 'path',
  }))
  let unknown: Landscape['unknown'] = null
  if (!view.is_path_complete) {
    if (view.tiles_left > 1) unknown = corner(tiles.length, perRow)
    placed.push({ tile: view.end, ...corner(tiles.length + (unknown ? 1 : 0), perRow), role: 'end' })
  }
  placed.forEach((each, index) => {
    for (const field of each.tile.fields) {
      const at = spot(field.xy, each)
      if (field.number !== null) places.set(field.number, at)
      spots.push({ field, tile: index, at })
    }
  })
  const end = placed.at(-1)!
  const beach = view.beach.map((each) => {
    const at = spot(each.xy, end)
    if (view.is_path_complete) places.set(view.path_length + each.number, at)
    return { number: each.number, at }
  })
  const rows = Math.floor((placed.length - 1 + (unknown ? 1 : 0)) / perRow) + 1
  const columns = Math.min(perRow, placed.length + (unknown ? 1 : 0))
  const bar = spot(view.bar, placed[0]!)
  const line = [bar, ...spots.filter((each) => each.field.number !== null).map((each) => each.at)]
  const rest = view.is_path_complete ? [] : spots.filter((each) => each.field.number === null).map((each) => each.at)
  const last = line.at(-1)!
  return {
    width: columns * WIDE + 2 * MARGIN,
    height: rows * HIGH + 2 * MARGIN,
    placed,
    places,
    spots,
    beach,
    bar,
    unknown,
    path: curve(line),
    trailTo: rest.length ? curve([last, ...rest]) : '',
  }
}

/** An even line through points, drawn by the hand that drew the rest. */
export function curve(points: readonly Point[]): string {
  if (!points.length) return ''
  const held = points.map((point) => unsteady(point, 2))
  let line = `M${short(held[0]!.x)} ${short(held[0]!.y)}`
  for (let i = 0; i < held.length - 1; i += 1) {
    const before = held[i - 1] ?? held[i]!
    const from = held[i]!
    const to = held[i + 1]!
    const after = held[i + 2] ?? to
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    line += `C${short(a.x)} ${short(a.y)} ${short(b.x)} ${short(b.y)} ${short(to.x)} ${short(to.y)}`
  }
  return line
}

/** A bridge: two rails that bow up over the gorge, and its planks. */
export function bridge(from: Point, to: Point): string {
  const lift = Math.min(40, Math.abs(to.x - from.x) * 0.32)
  const over = (t: number, aside: number): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t - lift * 4 * t * (1 - t) + aside,
  })
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  const rails = [-5, 5].map((aside) => curve(steps.map((t) => over(t, aside))))
  const planks = steps.slice(1, -1).map((t) => {
    const [a, b] = [over(t, -6), over(t, 6)]
    return `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`
  })
  return [...rails, ...planks].join('')
}

/** A river from the tile's top to its foot, through the middle between two fields. */
export function river(from: Point, to: Point, tile: Placed): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const sway = (y: number, salt: number): Point => ({ x: middle.x + 13 * Math.sin(y / 21 + salt), y })
  const points = [tile.y + 2, tile.y + HIGH * 0.25, middle.y - 18].map((y) => sway(y, tile.x))
  const below = [middle.y + 18, tile.y + HIGH * 0.75, tile.y + HIGH - 2].map((y) => sway(y, tile.x))
  return curve([...points, middle, ...below].sort((a, b) => a.y - b.y))
}

export interface Sign {
  kind: 'tree' | 'hill' | 'reed' | 'house' | 'peak' | 'wave' | 'wolf'
  at: Point
  size: number
}

/** The signs that fill a tile, where no field and no road is in their way. */
export function signs(tile: Placed, spots: readonly Spot[], extra: readonly Point[] = []): Sign[] {
  const own = [...spots.map((each) => each.at), ...extra]
  const kinds = new Set(tile.tile.fields.map((field) => field.kind))
  const found: Sign[] = []
  const columns = 8
  const rows = 6
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const salt = tile.tile.id.length * 31 + row * 7 + column
      const at = {
        x: tile.x + ((column + 0.2 + 0.6 * chance(column, row, salt)) * WIDE) / columns,
        y: tile.y + ((row + 0.3 + 0.5 * chance(row, column, salt + 1)) * HIGH) / rows,
      }
      const seaward = tile.role === 'start' ? at.x < tile.x + WIDE * 0.2 : false
      const inland = tile.mirrored ? tile.x + WIDE - at.x : at.x - tile.x
      const shore = tile.role === 'end' && inland > WIDE * 0.5
      const near = Math.min(...own.map((each) => Math.hypot(each.x - at.x, (each.y - at.y) * 1.1)))
      if (near < 27) continue
      if (seaward || shore) {
        if (shore && inland < WIDE * 0.84) continue
        if (chance(column, row, salt + 5) < 0.6) found.push({ kind: 'wave', at, size: 1 })
        continue
      }
      const roll = chance(row + 3, column + 5, salt + 2)
      const special = specialNear(tile, at)
      if (special && roll < 0.9) found.push({ kind: special, at, size: 0.9 })
      else if (roll < 0.34) found.push({ kind: 'tree', at, size: 0.85 + 0.4 * roll })
      else if (roll < 0.46) found.push({ kind: kinds.has('plain') && roll < 0.4 ? 'hill' : 'peak', at, size: 1 })
      else if (roll < 0.55) found.push({ kind: 'hill', at, size: 0.8 })
    }
  }
  return found
}

function specialNear(tile: Placed, at: Point): Sign['kind'] | null {
  const words = { village: 'house', swamp: 'reed', wolves: 'wolf' } as const
  for (const field of tile.tile.fields) {
    const sign = words[field.kind as keyof typeof words]
    if (!sign) continue
    const there = spot(field.xy, tile)
    const far = Math.hypot(there.x - at.x, there.y - at.y)
    if (far < (sign === 'wolf' ? 52 : 70)) return sign
  }
  return null
}

/** The fields that a pawn passes from one to another; a bridge takes it from its first field to its last. */
export function steps(view: View, from: number, to: number, bridgeEnd: number | null): number[] {
  const way: number[] = []
  const gate = bridgeEnd === null ? null : findGate(view, bridgeEnd)
  for (let field = from + 1; field <= to; field += 1) {
    if (gate !== null && bridgeEnd !== null && field > gate && field < bridgeEnd) continue
    if (field > view.path_length && field !== to) continue
    way.push(field)
  }
  return way.length ? way : [to]
}

function findGate(view: View, bridgeEnd: number): number | null {
  for (const tile of view.path) {
    for (const field of tile.fields) if (field.bridge_to === bridgeEnd) return field.number
  }
  return null
}
