/**
 * Where everything lies: the tiles along a path that winds from row to row, each field at its place on its tile, and the
 * lines and signs that make a landscape of it.
 */
import { chance, number as short, unsteady, type Point } from '../../look/ink/hand'
import type { FieldView, TileView, View } from './data'

/** A tile's size in units of the drawing. */
export const WIDE = 240
export const HIGH = 190
/** Room around the tiles: the path goes out there where it turns into the next row. */
export const MARGIN = 34
/** How far out a turn reaches. */
const TURN = 13

/** The country a tile shows, by what is special on it. */
export type Country = 'coast' | 'village' | 'swamp' | 'wood' | 'gorge' | 'river' | 'open'

export interface Placed {
  tile: TileView
  /** Its top left corner. */
  x: number
  y: number
  /** Every other row runs from right to left, its tiles mirrored. */
  mirrored: boolean
  role: 'start' | 'path' | 'end'
  country: Country
}

export interface Spot {
  field: FieldView
  tile: number
  at: Point
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A piece of the path from one field to the next: a curve, and points along it. */
export interface Piece {
  line: string
  along: Point[]
  /** Where the path turns into the next row. */
  isTurn: boolean
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
  /** The way walked so far uncovered, piece by piece from the bar. */
  pieces: Piece[]
  /** The way on the End tile while the path does not reach it. */
  ahead: Piece[]
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
  for (let perRow = 2; perRow <= 6; perRow += 1) {
    const rows = Math.ceil(tiles / perRow)
    const size = Math.min(width / (perRow * WIDE + 2 * MARGIN), height / (rows * HIGH + 2 * MARGIN))
    if (size > largest) [best, largest] = [perRow, size]
  }
  // In a small window the landscape is larger than the window, and is moved about in it.
  return width < 560 ? 2 : best
}

function countryOf(tile: TileView, role: Placed['role']): Country {
  if (role !== 'path') return 'coast'
  const kinds = tile.fields.map((field) => field.kind)
  if (kinds.includes('village')) return 'village'
  if (kinds.includes('swamp')) return 'swamp'
  if (kinds.includes('wolves')) return 'wood'
  if (tile.fields.some((field) => field.bridge_to !== null)) return 'gorge'
  return tile.fields.some((field) => field.river_after) ? 'river' : 'open'
}

export function lay(view: View, perRow: number): Landscape {
  const places = new Map<number, Point>()
  const spots: Spot[] = []
  const placed: Placed[] = view.path.map((tile, index) => {
    const role = index === 0 ? 'start' : view.is_path_complete && index === view.path.length - 1 ? 'end' : 'path'
    return { tile, ...corner(index, perRow), role, country: countryOf(tile, role) }
  })
  let unknown: Landscape['unknown'] = null
  if (!view.is_path_complete) {
    const next = placed.length
    if (view.tiles_left > 1) unknown = corner(next, perRow)
    placed.push({ tile: view.end, ...corner(next + (unknown ? 1 : 0), perRow), role: 'end', country: 'coast' })
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
  const count = placed.length + (unknown ? 1 : 0)
  const bar = spot(view.bar, placed[0]!)
  const reached = spots.filter((each) => each.field.number !== null)
  const rest = view.is_path_complete ? [] : spots.filter((each) => each.field.number === null)
  const stop = (each: Spot): Stop => ({ at: each.at, tile: placed[each.tile]! })
  return {
    width: Math.min(perRow, count) * WIDE + 2 * MARGIN,
    height: Math.ceil(count / perRow) * HIGH + 2 * MARGIN,
    placed,
    places,
    spots,
    beach,
    bar,
    unknown,
    pieces: way([{ at: bar, tile: placed[0]! }, ...reached.map(stop)]),
    ahead: rest.length ? way([...(unknown ? [] : reached.slice(-1)), ...rest].map(stop)) : [],
  }
}

interface Stop {
  at: Point
  tile: Placed
}

/** An even way through stops, which swings out beyond the edge where it turns into the next row. */
function way(stops: readonly Stop[]): Piece[] {
  const held = stops.map((stop) => ({ ...stop, at: unsteady(stop.at, 1.5) }))
  const turnSide = (from: Stop | undefined, to: Stop | undefined): number =>
    !from || !to || from.tile.y === to.tile.y ? 0 : from.tile.mirrored ? -1 : 1
  return held.slice(1).map((to, index) => {
    const from = held[index]!
    const side = turnSide(from, to)
    if (side) {
      const edge = side > 0 ? from.tile.x + WIDE : from.tile.x
      const out = (8 * (edge + side * TURN) - from.at.x - to.at.x) / 6
      return piece(from.at, { x: out, y: from.at.y }, { x: out, y: to.at.y }, to.at, true)
    }
    const into = turnSide(held[index - 1], from)
    const onto = turnSide(to, held[index + 2])
    const before = into ? { x: from.at.x + into * 60, y: from.at.y } : (held[index - 1]?.at ?? from.at)
    const after = onto ? { x: to.at.x + onto * 60, y: to.at.y } : (held[index + 2]?.at ?? to.at)
    const a = { x: from.at.x + (to.at.x - before.x) / 6, y: from.at.y + (to.at.y - before.y) / 6 }
    const b = { x: to.at.x - (after.x - from.at.x) / 6, y: to.at.y - (after.y - from.at.y) / 6 }
    return piece(from.at, a, b, to.at, false)
  })
}

function piece(from: Point, a: Point, b: Point, to: Point, isTurn: boolean): Piece {
  const along = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    return { x: p * from.x + q * a.x + r * b.x + s * to.x, y: p * from.y + q * a.y + r * b.y + s * to.y }
  })
  const line = [from, a, b, to].map((each) => `${short(each.x)} ${short(each.y)}`)
  return { line: `M${line[0]}C${line[1]} ${line[2]} ${line[3]}`, along, isTurn }
}

/** One line of many pieces. */
export function joined(pieces: readonly Piece[]): string {
  return pieces.map((each, index) => (index ? each.line.slice(each.line.indexOf('C')) : each.line)).join('')
}

/** An even line through points, drawn by the hand that drew the rest. */
export function curve(points: readonly Point[]): string {
  if (!points.length) return ''
  const held = points.map((point) => unsteady(point, 1.5))
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

/** How far a bridge bows up over what lies below it. */
function bow(from: Point, to: Point, t: number): Point {
  const lift = Math.min(30, Math.abs(to.x - from.x) * 0.24)
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - lift * 4 * t * (1 - t) }
}

export interface Bridge {
  from: Point
  to: Point
  deck: string
  planks: string
  /** The middle of its deck. */
  top: Point
}

/** A bridge: a deck that bows up over the gorge, and its planks. */
export function bridge(from: Point, to: Point): Bridge {
  const steps = Array.from({ length: 13 }, (_, i) => i / 12)
  const planks = steps.slice(1, -1).map((t) => {
    const at = bow(from, to, t)
    return `M${short(at.x)} ${short(at.y - 6.5)}L${short(at.x)} ${short(at.y + 6.5)}`
  })
  return { from, to, deck: curve(steps.map((t) => bow(from, to, t))), planks: planks.join(''), top: bow(from, to, 0.5) }
}

/** The gorge below a bridge: it opens towards the foot of the tile. */
export function gorge(span: Bridge, tile: Placed): { shape: string; hatch: string; along: Point[] } {
  const foot = tile.y + HIGH - 3
  const x = span.top.x
  const head = span.top.y - 32
  const wall = (side: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: x + side * (3 + 15 * t + (t > 0 && t < 1 ? 4 * (chance(Math.round(t * 8), side, 77) - 0.5) : 0)),
      y: head + (foot - head) * t,
    }))
  const left = wall(-1)
  const right = wall(1)
  const text = (points: readonly Point[]): string => points.map((at) => `${short(at.x)} ${short(at.y)}`).join('L')
  const hatch = [...left.slice(0, -1), ...right.slice(0, -1)].map((at) => {
    const inward = at.x < x ? 1 : -1
    return `M${short(at.x + inward)} ${short(at.y)}l${5 * inward} 4`
  })
  return { shape: `M${text(left)}L${text([...right].reverse())}Z`, hatch: hatch.join(''), along: [...left, ...right] }
}

/** A river from the tile's top to its foot, through the middle between two fields. */
export function river(from: Point, to: Point, tile: Placed): { line: string; along: Point[] } {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const sway = (y: number): Point => ({ x: middle.x + 11 * Math.sin((y - middle.y) / 22), y })
  const top = tile.y + 3
  const foot = tile.y + HIGH - 3
  const along = Array.from({ length: 9 }, (_, i) => sway(top + ((foot - top) * i) / 8))
  // It flows in and out beyond the edge, where the tile cuts it off.
  return { line: curve([sway(top - 12), ...along, sway(foot + 12)]), along }
}

export interface Label {
  text: string
  at: Point
  /** From which end it is written: fonts differ, and no name may run over the edge of its tile. */
  anchor: 'start' | 'middle' | 'end'
  box: Box
}

/** What a letter of a wide font takes. */
const LETTER = 6.5

/** The name of a tile, in whichever of its corners is free of the path. */
export function labelOf(tile: Placed, text: string, taken: readonly Point[], scale = 1): Label {
  const wide = text.length * LETTER * scale + 6
  const high = 15 * scale
  const corners = [
    [7, HIGH - 7 - high, 'start'],
    [WIDE - 7 - wide, HIGH - 7 - high, 'end'],
    [7, 6, 'start'],
    [WIDE - 7 - wide, 6, 'end'],
    [(WIDE - wide) / 2, HIGH - 7 - high, 'middle'],
    [(WIDE - wide) / 2, 6, 'middle'],
  ] as const
  const seaward = tile.role === 'path' ? 0 : (tile.role === 'start') !== tile.mirrored ? -1 : 1
  const near = nearby(tile, taken)
  let best: Label | null = null
  let widest = -Infinity
  for (const [x, y, anchor] of corners) {
    const box = { left: tile.x + x, top: tile.y + y, right: tile.x + x + wide, bottom: tile.y + y + high }
    // No name lies in the sea.
    if (seaward < 0 ? x < WIDE * 0.25 : seaward > 0 && x + wide > WIDE * 0.5) continue
    const gap = Math.min(13, ...near.map((point) => distance(point, box)))
    if (gap > widest) {
      widest = gap
      const from = { start: box.left + 3, middle: (box.left + box.right) / 2, end: box.right - 3 }[anchor]
      best = { text, at: { x: from, y: box.bottom - 4 * scale }, anchor, box }
    }
  }
  return (
    best ?? {
      text,
      at: { x: tile.x + 10, y: tile.y + HIGH - 10 },
      anchor: 'start',
      box: { left: tile.x + 7, top: tile.y + HIGH - 7 - high, right: tile.x + 7 + wide, bottom: tile.y + HIGH - 7 },
    }
  )
}

function nearby(tile: Placed, points: readonly Point[]): Point[] {
  const around = { left: tile.x, top: tile.y, right: tile.x + WIDE, bottom: tile.y + HIGH }
  return points.filter((point) => distance(point, around) < 15)
}

/** How far a point is from a box; 0 inside. */
export function distance(point: Point, box: Box): number {
  return Math.hypot(
    Math.max(box.left - point.x, 0, point.x - box.right),
    Math.max(box.top - point.y, 0, point.y - box.bottom),
  )
}

export interface Sign {
  kind: 'tree' | 'hill' | 'reed' | 'house' | 'field' | 'peak' | 'wave' | 'wolf' | 'grass'
  at: Point
  size: number
}

/** How far a sign's drawing reaches from its place: to both sides, up, down. */
const REACH: Record<Sign['kind'], readonly [number, number, number]> = {
  tree: [8, 15, 9],
  hill: [16, 8, 6],
  peak: [15, 15, 8],
  reed: [12, 15, 7],
  house: [11, 12, 7],
  field: [14, 8, 8],
  wolf: [14, 12, 7],
  wave: [9, 5, 4],
  grass: [7, 7, 3],
}

export function boxOf(sign: Sign): Box {
  const [aside, up, down] = REACH[sign.kind].map((reach) => reach * sign.size) as [number, number, number]
  return { left: sign.at.x - aside, top: sign.at.y - up, right: sign.at.x + aside, bottom: sign.at.y + down }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** What grows in a country, the likeliest first: the share of each kind of sign. */
const GROWTH: Record<Country, readonly (readonly [Sign['kind'], number])[]> = {
  coast: [
    ['tree', 0.3],
    ['grass', 0.3],
    ['hill', 0.25],
  ],
  village: [
    ['house', 0.3],
    ['field', 0.32],
    ['tree', 0.14],
  ],
  swamp: [
    ['reed', 0.5],
    ['grass', 0.24],
    ['tree', 0.08],
  ],
  wood: [
    ['tree', 0.72],
    ['hill', 0.08],
    ['grass', 0.06],
  ],
  gorge: [
    ['peak', 0.46],
    ['hill', 0.2],
    ['tree', 0.12],
  ],
  river: [
    ['tree', 0.28],
    ['grass', 0.3],
    ['hill', 0.14],
  ],
  open: [
    ['hill', 0.4],
    ['tree', 0.28],
    ['grass', 0.1],
  ],
}

const ROWS = 7
const COLUMNS = 9

/**
 * The signs that fill a tile. They keep clear of the fields, of whatever else is taken, of its name and of each other,
 * and none leaves the tile.
 */
export function signs(
  tile: Placed,
  fields: readonly Point[],
  taken: readonly Point[],
  label: Box,
  special: readonly { kind: string; at: Point }[] = [],
): Sign[] {
  const near = nearby(tile, taken)
  const found: Sign[] = []
  const boxes: Box[] = [label]
  const salt = [...tile.tile.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
  const put = (kind: Sign['kind'], at: Point, size: number): boolean => {
    const sign = { kind, at, size }
    const box = boxOf(sign)
    const isInside =
      box.left > tile.x + 4 && box.right < tile.x + WIDE - 4 && box.top > tile.y + 4 && box.bottom < tile.y + HIGH - 4
    if (!isInside || boxes.some((other) => overlap(box, other))) return false
    if (fields.some((point) => distance(point, box) < 15) || near.some((point) => distance(point, box) < 8))
      return false
    found.push(sign)
    boxes.push(box)
    return true
  }
  // Wolves stand around their own field.
  for (const { at } of special.filter((each) => each.kind === 'wolves')) {
    for (let turn = 0; turn < 10; turn += 1) {
      const angle = (turn / 10) * 2 * Math.PI + 0.4
      put('wolf', { x: at.x + 38 * Math.cos(angle), y: at.y + 34 * Math.sin(angle) }, 0.9)
    }
  }
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const across = (column + 0.25 + 0.5 * chance(column, row, salt)) / COLUMNS
      const down = (row + 0.35 + 0.4 * chance(row, column, salt + 1)) / ROWS
      const at = { x: tile.x + (tile.mirrored ? 1 - across : across) * WIDE, y: tile.y + down * HIGH }
      const roll = chance(row + 3, column + 5, salt + 2)
      const isSea = (tile.role === 'start' && across < 0.15) || (tile.role === 'end' && across > 0.88)
      const isSand = tile.role === 'end' && across > 0.44
      if (isSea) {
        if (roll < 0.6) put('wave', at, 1)
        continue
      }
      if (isSand || (tile.role === 'start' && across < 0.24)) continue
      let share = 0
      for (const [kind, part] of GROWTH[tile.country]) {
        share += part
        if (roll < share) {
          put(kind, at, 0.82 + 0.3 * chance(row, column, salt + 4))
          break
        }
      }
    }
  }
  return found.sort((one, other) => one.at.y - other.at.y)
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
