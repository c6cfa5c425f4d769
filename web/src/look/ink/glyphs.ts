/** What stands inside the regions: small drawings in several variants, each chosen and bent by its place on the map. */

import { STEP, chance, circle, closedLine, dot, number, openLine, stroke, type Point } from './hand'

/** The pens, in the order in which they touch the paper. */
export const PENS = [
  'wash-forest',
  'wash-village',
  'wash-farm',
  'wash-water',
  'wash-monster',
  'wash-hero',
  'wash-mountain',
  'wash-wasteland',
  'wash-destroyed',
  'pool-forest',
  'pool-village',
  'pool-farm',
  'pool-water',
  'pool-monster',
  'pool-hero',
  'pool-wasteland',
  'line-water',
  'line-farm',
  'line-wasteland',
  'dots-wasteland',
  'scratch',
  'grid',
  'edge-farm',
  'edge-water',
  'edge-village',
  'edge-forest',
  'edge-wasteland',
  'edge-hero',
  'edge-monster',
  'edge-destroyed',
  'peak',
  'shade-mountain',
  'hachure',
  'stone',
  'stone-fine',
  'body-farm',
  'tuft-farm',
  'body-forest',
  'shade-forest',
  'fine-forest',
  'wall',
  'roof',
  'fine-village',
  'ripple',
  'boat',
  'claw',
  'initial-disc',
  'coin',
  'coin-fine',
  'coin-spent',
  'pole',
  'banner',
  'banner-fine',
  'cross',
  'mark-ground',
  'mark',
] as const

export type Pen = (typeof PENS)[number]

/** Where drawings are collected by pen: few long paths instead of many short ones. */
export class Plate {
  readonly #strokes = new Map<Pen, string[]>()

  put(pen: Pen, path: string): void {
    if (path === '') return
    const list = this.#strokes.get(pen)
    if (list) list.push(path)
    else this.#strokes.set(pen, [path])
  }

  marks(): Mark[] {
    return PENS.flatMap((pen) => {
      const list = this.#strokes.get(pen)
      return list ? [{ pen, path: list.join('') }] : []
    })
  }
}

export interface Mark {
  pen: Pen
  path: string
}

/** The corner of a space and the numbers that belong to it. */
export interface Place {
  x: number
  y: number
  pick: (salt: number) => number
  /** A number between two ends. */
  range: (salt: number, low: number, high: number) => number
}

export function place(row: number, column: number): Place {
  const pick = (salt: number): number => chance(column, row, salt)
  return {
    x: column * STEP,
    y: row * STEP,
    pick,
    range: (salt, low, high) => low + (high - low) * pick(salt),
  }
}

function conifer(plate: Plate, x: number, y: number, height: number, p: Place, salt: number): void {
  const tiers = height > 19 ? 3 : 2
  const half = height * 0.36
  const right: Point[] = []
  const left: Point[] = []
  const lean = p.range(salt, -1.1, 1.1)
  const top = { x: x + lean, y: y - height }
  for (let tier = 1; tier <= tiers; tier++) {
    const low = y - 3 - (height - 3) * (1 - tier / tiers) * 0.92
    const reach = half * (0.42 + (0.58 * tier) / tiers)
    const jag = (k: number): number => p.range(salt + tier * 7 + k, -0.9, 0.9)
    right.push({ x: x + reach + jag(1), y: low + jag(2) + 0.8 })
    left.push({ x: x - reach + jag(3), y: low + jag(4) + 0.8 })
    if (tier < tiers) {
      right.push({ x: x + reach * 0.42, y: low - 0.6 })
      left.push({ x: x - reach * 0.42, y: low - 0.6 })
    }
  }
  const body = [top, ...right, { x, y: y - 2.1 }, ...left.reverse()]
  plate.put('body-forest', closedLine(body))
  plate.put('shade-forest', closedLine([top, ...right, { x: x + 0.6, y: y - 2.4 }]))
  plate.put('fine-forest', `M${number(x)} ${number(y - 2.6)}v3.4`)
}

function broadleaf(plate: Plate, x: number, y: number, height: number, p: Place, salt: number): void {
  const r = height * 0.31
  const cy = y - height + r + 1
  const lobes = 7
  const points: Point[] = []
  for (let i = 0; i < lobes; i++) {
    const turn = (i / lobes) * Math.PI * 2 - Math.PI / 2
    const reach = r * (0.95 + p.range(salt + i, -0.08, 0.12))
    points.push({ x: x + Math.cos(turn) * reach, y: cy + Math.sin(turn) * reach * 0.95 })
  }
  let crown = ''
  points.forEach((point, i) => {
    const next = points[(i + 1) % lobes] as Point
    const rr = number(Math.hypot(next.x - point.x, next.y - point.y) * 0.58)
    crown +=
      (i === 0 ? `M${number(point.x)} ${number(point.y)}` : '') +
      `A${rr} ${rr} 0 0 1 ${number(next.x)} ${number(next.y)}`
  })
  plate.put('body-forest', crown + 'Z')
  plate.put(
    'fine-forest',
    `M${number(x)} ${number(cy + r * 0.9)}V${number(y + 0.6)}` +
      stroke(x + r * 0.1, cy + r * 0.45, x + r * 0.75, cy - r * 0.1, -2) +
      stroke(x + r * 0.05, cy + r * 0.05, x + r * 0.45, cy - r * 0.4, -1.4),
  )
}

export function forest(plate: Plate, p: Place, crowded: boolean): void {
  const tree = (x: number, y: number, height: number, salt: number): void => {
    const draw = p.pick(salt + 90) < 0.16 ? broadleaf : conifer
    draw(plate, p.x + x + p.range(salt + 1, -1.6, 1.6), p.y + y + p.range(salt + 2, -1.2, 1.2), height, p, salt + 3)
  }
  if (crowded) {
    tree(39, 23, 18, 100)
    tree(40, 45, 17, 200)
    return
  }
  switch (Math.floor(p.pick(1) * 4)) {
    case 0:
      tree(14, 23.5, 19, 100)
      tree(35, 24, 20.5, 200)
      tree(24.5, 45, 21.5, 300)
      break
    case 1:
      tree(24, 23.5, 20, 100)
      tree(12.5, 45, 20.5, 200)
      tree(35.5, 44.5, 19, 300)
      break
    case 2:
      tree(11.5, 24.5, 18, 100)
      tree(30, 27, 23, 200)
      tree(15, 45.5, 18, 300)
      tree(39.5, 45, 17, 400)
      break
    default:
      tree(35, 22.5, 18, 100)
      tree(16, 29, 24, 200)
      tree(34, 45, 20, 300)
  }
}

function house(plate: Plate, x: number, y: number, w: number, h: number, flip: boolean): void {
  // A gable towards us and the long side of the roof behind it, left or right.
  const s = flip ? -1 : 1
  const g = w * 0.42
  const at = (dx: number, dy: number): Point => ({ x: x + s * (dx - w / 2), y: y - dy })
  const eave = h * 0.48
  plate.put('wall', closedLine([at(0, 0), at(0, eave), at(g / 2, h), at(g, eave), at(g, 0)]))
  plate.put('wall', closedLine([at(g, 0), at(g, eave), at(w, eave), at(w, 0)]))
  plate.put('roof', closedLine([at(g / 2, h), at(g, eave - 0.8), at(w + 0.8, eave - 0.8), at(w - g * 0.35, h)]))
  const line = (a: Point, b: Point): string => openLine([a, b])
  plate.put(
    'fine-village',
    line(at(g / 2, 0), at(g / 2, eave * 0.62)) +
      line(at(g + (w - g) * 0.5, eave * 0.35), at(g + (w - g) * 0.5, eave * 0.75)) +
      line(at(g * 0.5 + (w - g) * 0.32, h - 0.6), at(g + (w - g) * 0.3, eave)) +
      line(at(g * 0.5 + (w - g) * 0.64, h - 0.6), at(g + (w - g) * 0.64, eave)),
  )
}

function hut(plate: Plate, x: number, y: number, w: number, h: number): void {
  const eave = h * 0.46
  plate.put(
    'wall',
    closedLine([
      { x: x - w / 2 + 1, y },
      { x: x - w / 2 + 1, y: y - eave },
      { x: x + w / 2 - 1, y: y - eave },
      { x: x + w / 2 - 1, y },
    ]),
  )
  plate.put(
    'roof',
    closedLine([
      { x: x - w / 2 - 1, y: y - eave + 0.6 },
      { x, y: y - h },
      { x: x + w / 2 + 1, y: y - eave + 0.6 },
    ]),
  )
  plate.put('fine-village', `M${number(x)} ${number(y)}v${number(-eave * 0.62)}`)
}

function tower(plate: Plate, x: number, y: number, w: number, h: number): void {
  const wall = h * 0.58
  plate.put(
    'wall',
    closedLine([
      { x: x - w / 2, y },
      { x: x - w / 2, y: y - wall },
      { x: x + w / 2, y: y - wall },
      { x: x + w / 2, y },
    ]),
  )
  plate.put(
    'roof',
    closedLine([
      { x: x - w / 2 - 1.4, y: y - wall + 0.5 },
      { x, y: y - h },
      { x: x + w / 2 + 1.4, y: y - wall + 0.5 },
    ]),
  )
  plate.put(
    'fine-village',
    `M${number(x)} ${number(y - h)}v-3.6m-1.5 1.3h3M${number(x)} ${number(y - wall * 0.62)}v${number(-wall * 0.2)}M${number(x)} ${number(y)}v${number(-wall * 0.28)}`,
  )
}

export function village(plate: Plate, p: Place, crowded: boolean): void {
  const j = (salt: number): number => p.range(salt, -1.2, 1.2)
  const x = p.x
  const y = p.y
  const flip = p.pick(3) < 0.5
  if (crowded) {
    hut(plate, x + 39, y + 20 + j(5), 11, 12)
    hut(plate, x + 40 + j(6), y + 43, 11, 13)
    return
  }
  switch (Math.floor(p.pick(2) * 4)) {
    case 0:
      house(plate, x + 18 + j(4), y + 23 + j(5), 22, 15, flip)
      hut(plate, x + 37 + j(6), y + 27 + j(7), 11, 12)
      house(plate, x + 27 + j(8), y + 43 + j(9), 24, 15, !flip)
      break
    case 1:
      tower(plate, x + 15 + j(4), y + 32 + j(5), 9, 24)
      house(plate, x + 31 + j(6), y + 25 + j(7), 20, 14, flip)
      house(plate, x + 28 + j(8), y + 44 + j(9), 22, 14, !flip)
      break
    case 2:
      hut(plate, x + 12 + j(4), y + 20 + j(5), 12, 13)
      hut(plate, x + 34 + j(6), y + 22 + j(7), 13, 14)
      house(plate, x + 21 + j(8), y + 43 + j(9), 26, 16, flip)
      break
    default:
      house(plate, x + 27 + j(4), y + 22 + j(5), 24, 15, flip)
      hut(plate, x + 12 + j(6), y + 42 + j(7), 12, 13)
      hut(plate, x + 31 + j(8), y + 43.5 + j(9), 14, 15)
  }
}

export function farm(plate: Plate, p: Place, crowded: boolean): void {
  const { x, y } = p
  const bow = p.range(4, 1.2, 3.2) * (p.pick(5) < 0.5 ? -1 : 1)
  const kind = Math.floor(p.pick(6) * 5)
  const low = crowded ? 9 : 6
  const lines = 6
  if (kind === 4 && !crowded) {
    // Sheaves standing in rows.
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) {
        const cx = x + 10 + column * 14 + (row % 2) * 2 + p.range(20 + row * 3 + column, -1, 1)
        const cy = y + 17 + row * 13 + p.range(40 + row * 3 + column, -1, 1)
        plate.put(
          'tuft-farm',
          `M${number(cx)} ${number(cy)}V${number(cy - 8.4)}` +
            stroke(cx, cy - 1, cx - 3.6, cy - 7.2, 1) +
            stroke(cx, cy - 1, cx + 3.6, cy - 7.2, -1) +
            `M${number(cx - 2.2)} ${number(cy - 2.6)}h4.4`,
        )
      }
    return
  }
  for (let i = 0; i < lines; i++) {
    const t = low + ((STEP - 2 * low) * i) / (lines - 1)
    const a = p.range(60 + i, 0, 3) + 4.5
    const b = STEP - 4.5 - p.range(70 + i, 0, 3)
    if (kind === 0 || kind === 2) plate.put('line-farm', stroke(x + a, y + t, x + b, y + t, bow))
    else if (kind === 1) plate.put('line-farm', stroke(x + t, y + a, x + t, y + b, bow))
    else {
      // Furrows aslant, cut off by the sides of the field.
      const d = 12 + (72 * i) / (lines - 1)
      const from = d <= STEP - 5 ? { x: 5, y: d } : { x: d - (STEP - 5), y: STEP - 5 }
      const to = d <= STEP - 5 ? { x: d, y: 5 } : { x: STEP - 5, y: d - (STEP - 5) }
      plate.put('line-farm', stroke(x + from.x, y + from.y, x + to.x, y + to.y, bow * 0.7))
    }
  }
  if (!crowded && kind === 2) {
    // A stook left on the field.
    const cx = x + 17 + p.range(8, 0, 14)
    const cy = y + 31 + p.range(9, -3, 5)
    plate.put(
      'body-farm',
      `M${number(cx - 6)} ${number(cy)}Q${number(cx - 5)} ${number(cy - 11)} ${number(cx)} ${number(cy - 13)}Q${number(cx + 5)} ${number(cy - 11)} ${number(cx + 6)} ${number(cy)}Z`,
    )
    plate.put(
      'tuft-farm',
      stroke(cx - 4.4, cy - 7, cx + 4.4, cy - 7, -1.6) +
        `M${number(cx - 2)} ${number(cy - 1)}v-4M${number(cx + 2)} ${number(cy - 1)}v-4`,
    )
  }
}

function ripple(x: number, y: number, length: number): string {
  const q = length / 4
  return `M${number(x - 2 * q)} ${number(y)}q${number(q / 2)} -3 ${number(q)} 0t${number(q)} 0t${number(q)} 0t${number(q)} 0`
}

export function water(plate: Plate, p: Place, crowded: boolean, boat: boolean): void {
  const { x, y } = p
  if (boat && !crowded) {
    const cx = x + 24
    const cy = y + 30
    plate.put('boat', `M${number(cx - 10)} ${number(cy)}h20q-2 6 -6 6h-9q-4 0 -5 -6Z`)
    plate.put('boat', `M${number(cx + 0.5)} ${number(cy - 2)}v-16q8 6 8.5 15Z`)
    plate.put('boat', `M${number(cx - 1.5)} ${number(cy - 2)}v-13q-6 6 -6.5 12Z`)
    plate.put('ripple', ripple(cx - 2, cy + 10, 24))
    return
  }
  if (crowded) {
    plate.put('ripple', ripple(x + 36, y + 14, 14) + ripple(x + 37, y + 34, 12))
    return
  }
  const r = (salt: number): number => p.range(salt, -2, 2)
  switch (Math.floor(p.pick(1) * 4)) {
    case 0:
      plate.put('ripple', ripple(x + 17 + r(2), y + 17 + r(3), 18) + ripple(x + 30 + r(4), y + 32 + r(5), 20))
      break
    case 1:
      plate.put(
        'ripple',
        ripple(x + 30 + r(2), y + 15 + r(3), 18) +
          ripple(x + 19 + r(4), y + 26 + r(5), 16) +
          ripple(x + 31 + r(6), y + 37 + r(7), 16),
      )
      break
    case 2:
      plate.put('ripple', ripple(x + 24 + r(2), y + 22 + r(3), 22) + ripple(x + 24 + r(2), y + 27.5 + r(3), 13))
      break
    default:
      plate.put('ripple', ripple(x + 16 + r(2), y + 30 + r(3), 17) + ripple(x + 33 + r(4), y + 20 + r(5), 14))
  }
}

function slash(x0: number, y0: number, x1: number, y1: number, width: number, bow: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const nx = (y1 - y0) / length
  const ny = -(x1 - x0) / length
  const cx = (x0 + x1) / 2
  const cy = (y0 + y1) / 2
  return (
    `M${number(x0)} ${number(y0)}Q${number(cx + nx * (bow + width))} ${number(cy + ny * (bow + width))} ${number(x1)} ${number(y1)}` +
    `Q${number(cx + nx * (bow - width))} ${number(cy + ny * (bow - width))} ${number(x0)} ${number(y0)}Z`
  )
}

export function monster(plate: Plate, p: Place, crowded: boolean, initial: boolean): void {
  const { x, y } = p
  const lean = p.pick(1) < 0.5 ? 1 : -1
  const middle = initial ? 24 : crowded ? 34 : 24
  const half = initial ? 9 : 14
  const top = initial ? 5 : 8
  const bottom = initial ? 20 : 40
  const claws = p.pick(2) < 0.3 && !crowded ? 4 : 3
  const gap = crowded ? 7 : claws === 4 ? 7.6 : 9.5
  for (let i = 0; i < claws; i++) {
    const offset = (i - (claws - 1) / 2) * gap
    const long = 1 - Math.abs(i - (claws - 1) / 2) * 0.08
    const tilt = lean * half * 0.42
    plate.put(
      'claw',
      slash(
        x + middle + offset + tilt,
        y + top + p.range(10 + i, 0, 3),
        x + middle + offset - tilt,
        y + top + (bottom - top) * long + p.range(20 + i, -1.5, 1.5),
        initial ? 1.5 : 2.1,
        lean * 2.2,
      ),
    )
  }
  if (initial) plate.put('initial-disc', circle(x + 24, y + 32, 11.5))
}

export function mountain(plate: Plate, p: Place, spent: boolean): void {
  const { x, y } = p
  const j = (salt: number): number => p.range(salt, -1.2, 1.2)
  const top: Point = { x: x + 20 + j(1), y: y + 4.5 + j(2) }
  const left: Point = { x: x + 3, y: y + 42 }
  const right: Point = { x: x + 40, y: y + 43 }
  const second: Point = { x: x + 36 + j(3), y: y + 17 + j(4) }
  const saddle: Point = { x: x + 29, y: y + 22 }
  // The lower peak behind, the higher one before it.
  plate.put(
    'peak',
    closedLine([saddle, second, { x: x + 41, y: y + 26 }, { x: x + 46, y: y + 41 }, { x: x + 25, y: y + 41 }]),
  )
  plate.put(
    'hachure',
    [0, 1, 2, 3]
      .map((i) =>
        stroke(second.x + 1 + i * 1.6, second.y + 2 + i * 4.6, second.x + 4 + i * 1.9, second.y + 9 + i * 4.4, 0.8),
      )
      .join(''),
  )
  const ridge: Point[] = [
    top,
    { x: top.x + 1.5 + j(5), y: top.y + 10 },
    { x: top.x - 1.5 + j(6), y: top.y + 19 },
    { x: top.x + 2.5 + j(7), y: top.y + 28 },
    { x: top.x - 0.5, y: y + 42.5 },
  ]
  plate.put(
    'peak',
    closedLine([
      left,
      { x: x + 9, y: y + 28 + j(8) },
      { x: x + 14, y: y + 16 + j(9) },
      top,
      { x: x + 27, y: y + 17 + j(10) },
      { x: x + 33, y: y + 30 + j(11) },
      right,
    ]),
  )
  plate.put(
    'shade-mountain',
    closedLine([...ridge, right, { x: x + 33, y: y + 30 + j(11) }, { x: x + 27, y: y + 17 + j(10) }]),
  )
  plate.put('hachure', openLine(ridge.slice(0, 4)))
  for (let i = 0; i < 6; i++) {
    const t = i / 6
    const sx = top.x + 1 + t * 2.4
    const sy = top.y + 4 + t * 29
    plate.put('hachure', stroke(sx, sy, sx + 4.5 + t * 9, sy + 8 + t * 1.2, 1.2))
  }
  plate.put('hachure', stroke(x + 13, y + 24, x + 9.5, y + 33, -1) + stroke(x + 15.5, y + 30, x + 13.5, y + 38, -1))
  coin(plate, x + 36.5, y + 37, 8.8, spent)
}

function coin(plate: Plate, x: number, y: number, r: number, spent: boolean): void {
  if (spent) {
    plate.put('coin-spent', circle(x, y, r - 1))
    return
  }
  plate.put('coin', circle(x, y, r))
  plate.put(
    'coin-fine',
    circle(x, y, r - 2.7) + `M${number(x)} ${number(y - 3.4)}v6.8M${number(x - 3.4)} ${number(y)}h6.8`,
  )
}

export function ruins(plate: Plate, p: Place, built: boolean): void {
  const { x, y } = p
  // Built on, the columns stand small in the corner and what was built stands beside them.
  const s = built ? 0.72 : 1
  const ox = built ? x + 1.5 : x
  const oy = built ? y + 12.5 : y
  const at = (dx: number, dy: number): Point => ({ x: ox + dx * s, y: oy + dy * s })
  const column = (dx: number, top: number, slant: number, capital: boolean): void => {
    const w = 7.5
    const shaft = [
      at(dx, 40),
      at(dx, top + slant),
      at(dx + w * 0.35, top - 1.5),
      at(dx + w * 0.6, top + 2),
      at(dx + w, top),
    ]
    plate.put('stone', closedLine([...shaft, at(dx + w, 40)]))
    plate.put(
      'stone-fine',
      openLine([at(dx + w * 0.33, 38), at(dx + w * 0.33, top + 5)]) +
        openLine([at(dx + w * 0.67, 38), at(dx + w * 0.67, top + 6)]),
    )
    if (capital)
      plate.put(
        'stone',
        closedLine([at(dx - 2, top + 1), at(dx - 2.8, top - 3), at(dx + w + 2.8, top - 3.4), at(dx + w + 2, top + 1)]),
      )
  }
  const turn = p.pick(1) < 0.5
  column(turn ? 6.5 : 34, 9, 0, true)
  column(20.2, turn ? 24 : 17, 3, false)
  column(turn ? 34 : 6.5, turn ? 15 : 26, -2, false)
  plate.put('stone', closedLine([at(2.5, 44.5), at(3.5, 40), at(45, 40), at(46, 44.5)]))
  if (!built)
    plate.put(
      'stone-fine',
      stroke(at(29, 37.5).x, at(29, 37.5).y, at(32, 39).x, at(32, 39).y) +
        openLine([at(15.5, 39), at(17.5, 36.5), at(19, 39)]),
    )
}

export function wasteland(plate: Plate, p: Place): void {
  const { x, y } = p
  let dots = ''
  for (let i = 0; i < 15; i++) dots += dot(x + 4 + 40 * p.pick(100 + i), y + 4 + 40 * p.pick(200 + i))
  plate.put('dots-wasteland', dots)
  const from: Point = { x: x + p.range(1, 4, 14), y: y + p.range(2, 8, 20) }
  const middle: Point = { x: x + p.range(3, 18, 26), y: y + p.range(4, 18, 28) }
  const to: Point = { x: x + p.range(5, 34, 45), y: y + p.range(6, 26, 44) }
  const bend = (a: Point, b: Point, salt: number): Point => ({
    x: (a.x + b.x) / 2 + p.range(salt, -4, 4),
    y: (a.y + b.y) / 2 + p.range(salt + 1, -4, 4),
  })
  plate.put(
    'line-wasteland',
    openLine([from, bend(from, middle, 10), middle, bend(middle, to, 12), to]) +
      openLine([
        middle,
        bend(middle, { x: x + 34, y: y + 8 }, 14),
        { x: x + p.range(16, 32, 42), y: y + p.range(17, 4, 12) },
      ]) +
      openLine([bend(from, middle, 10), { x: x + p.range(18, 4, 14), y: y + p.range(19, 32, 44) }]),
  )
}

export function hero(plate: Plate, p: Place): void {
  const { x, y } = p
  plate.put('pole', `M${number(x + 14)} ${number(y + 44)}V${number(y + 5)}`)
  plate.put('pole', stroke(x + 6, y + 44.5, x + 34, y + 44.5, 2))
  plate.put('coin', circle(x + 14, y + 5, 2.4))
  plate.put(
    'banner',
    `M${number(x + 14)} ${number(y + 8)}C${number(x + 22)} ${number(y + 4)} ${number(x + 30)} ${number(y + 14)} ${number(x + 42)} ${number(y + 9)}` +
      `L${number(x + 36)} ${number(y + 18)}L${number(x + 42)} ${number(y + 27)}C${number(x + 30)} ${number(y + 32)} ${number(x + 22)} ${number(y + 22)} ${number(x + 14)} ${number(y + 27)}Z`,
  )
  plate.put(
    'banner-fine',
    `M${number(x + 25)} ${number(y + 11.5)}l1.8 4 4.2 .6 -3.1 3 .8 4.3 -3.7 -2.1 -3.7 1.9 .7 -4.2 -3 -2.9 4.2 -.5Z`,
  )
}

/** Diagonal hatching of a space under attack. */
export function attackMark(plate: Plate, p: Place): void {
  const { x, y } = p
  let hatch = ''
  for (let d = 14; d < 2 * STEP - 10; d += 8.5) {
    const a = { x: Math.max(5, d - (STEP - 5)), y: Math.min(STEP - 5, d - 5) }
    const b = { x: Math.min(STEP - 5, d - 5), y: Math.max(5, d - (STEP - 5)) }
    hatch += stroke(x + a.x + p.range(d, -0.7, 0.7), y + a.y, x + b.x, y + b.y + p.range(d + 1, -0.7, 0.7), 0.6)
  }
  plate.put('mark-ground', hatch)
  plate.put('mark', hatch)
}

export function destroyed(plate: Plate, p: Place): void {
  const { x, y } = p
  const points: Point[] = []
  for (let i = 0; i <= 12; i++)
    points.push({
      x: x + (i % 2 === 0 ? 6 + p.range(i, -2, 4) : 42 + p.range(i, -4, 2)),
      y: y + 6 + i * 3 + p.range(i + 30, -1.5, 1.5),
    })
  plate.put('scratch', openLine(points))
  plate.put('cross', slash(x + 5, y + 6, x + 43, y + 42, 3.4, 1.6) + slash(x + 43, y + 5, x + 6, y + 43, 3.4, -1.8))
}
