/**
 * The drawing hand: everything that makes a line look drawn follows from where on the map it is, never from when it was
 * drawn, so that a region keeps its outline when the map around it changes.
 */

/** Units of the drawing per space. */
export const STEP = 48

export interface Point {
  x: number
  y: number
}

/** A number in [0, 1) that belongs to a place. */
export function chance(x: number, y: number, salt = 0): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt | 0, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1103515245)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}

/** Noise in [-1, 1] that changes gently from place to place. */
function drift(x: number, y: number, salt: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = smooth(x - x0)
  const fy = smooth(y - y0)
  const top = chance(x0, y0, salt) * (1 - fx) + chance(x0 + 1, y0, salt) * fx
  const bottom = chance(x0, y0 + 1, salt) * (1 - fx) + chance(x0 + 1, y0 + 1, salt) * fx
  return (top * (1 - fy) + bottom * fy) * 2 - 1
}

/** The point the pen really reaches when it is meant to reach this one. */
export function unsteady(point: Point, reach = 1.5): Point {
  return {
    x: point.x + reach * drift(point.x / 15, point.y / 15, 11),
    y: point.y + reach * drift(point.x / 15, point.y / 15, 23),
  }
}

export function number(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

function at(point: Point): string {
  return `${number(point.x)} ${number(point.y)}`
}

/** A closed line through the middles between points: no corner stays sharp. */
export function closedCurve(points: readonly Point[]): string {
  const count = points.length
  if (count < 3) return ''
  const middle = (i: number): Point => {
    const a = points[i % count] as Point
    const b = points[(i + 1) % count] as Point
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  let path = `M${at(middle(count - 1))}`
  for (let i = 0; i < count; i++) path += `Q${at(points[i] as Point)} ${at(middle(i))}`
  return path + 'Z'
}

export function closedLine(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(at).join('L')}Z`
}

export function openLine(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(at).join('L')}`
}

/** A pen stroke from a to b that bows by some units to its left. */
export function stroke(x0: number, y0: number, x1: number, y1: number, bow = 0): string {
  const cx = (x0 + x1) / 2 + ((y1 - y0) * bow) / Math.max(1, Math.hypot(x1 - x0, y1 - y0))
  const cy = (y0 + y1) / 2 - ((x1 - x0) * bow) / Math.max(1, Math.hypot(x1 - x0, y1 - y0))
  return `M${number(x0)} ${number(y0)}Q${number(cx)} ${number(cy)} ${number(x1)} ${number(y1)}`
}

export function dot(x: number, y: number): string {
  return `M${number(x)} ${number(y)}h.1`
}

export function circle(x: number, y: number, radius: number): string {
  const r = number(radius)
  return `M${number(x - radius)} ${number(y)}a${r} ${r} 0 1 0 ${number(2 * radius)} 0a${r} ${r} 0 1 0 ${number(-2 * radius)} 0Z`
}
