/** What surrounds the spaces of a sheet: the measured border and the printed coordinates. */

import { STEP, number } from './hand'
import { SIZE } from './notation'

export const SIDE = SIZE * STEP
/** Room around the spaces, for the border and the letters. */
export const MARGIN = 23

export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SIDE + 2 * MARGIN - 12} ${SIDE + 2 * MARGIN - 12}`

/** The two thin lines around the map. */
export function borderLines(): string {
  const square = (d: number): string => `M${-d} ${-d}H${SIDE + d}V${SIDE + d}H${-d}Z`
  return square(1.5) + square(7)
}

/** The bars of the border: every second space, as on a chart's edge. */
export function borderBars(): string {
  let path = ''
  for (let i = 0; i < SIZE; i += 2) {
    const from = i * STEP
    const low = number(SIDE + 2.6)
    path += `M${from} -5.9h${STEP}v3.2h${-STEP}ZM${from} ${low}h${STEP}v3.2h${-STEP}Z`
    path += `M-5.9 ${from}v${STEP}h3.2v${-STEP}ZM${low} ${from}v${STEP}h3.2v${-STEP}Z`
  }
  return path
}

/** The lines of the laid paper. */
export function laidLines(): string {
  let path = ''
  for (let y = 6; y < SIDE; y += 6) path += `M0 ${y}H${SIDE}`
  for (let x = 66; x < SIDE; x += 132) path += `M${x} 0V${SIDE}`
  return path
}

export const coordinates: readonly { x: number; y: number; text: string }[] = Array.from({ length: SIZE }, (_, i) => [
  { x: -15, y: i * STEP + STEP / 2, text: String.fromCharCode(65 + i) },
  { x: i * STEP + STEP / 2, y: -15, text: String(i + 1) },
]).flat()
