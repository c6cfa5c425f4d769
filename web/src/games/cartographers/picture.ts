/**
 * The map as a picture to keep: title, scale, compass, the cartographer's name and title. The colours of the pens are
 * written into the drawing, so that any program shows it as the page does.
 */
import { draw, type Extras } from '../../look/ink/draw'
import { SIDE, borderBars, borderLines, coordinates, laidLines } from '../../look/ink/frame'
import { STEP, stroke } from '../../look/ink/hand'

export interface Caption {
  title: string
  by: string
  honour: string
  stars: string
  leagues: (count: number) => string
}

const NS = 'http://www.w3.org/2000/svg'
const WIDTH = SIDE + 120
const TOP = 118
const HEIGHT = TOP + SIDE + 118
const LOOK = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'letter-spacing',
  'dominant-baseline',
] as const

function element(name: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const made = document.createElementNS(NS, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  if (text !== undefined) made.textContent = text
  return made
}

/** Eight points of a compass, the north one long and dark. */
function compass(x: number, y: number, r: number): string[] {
  const ray = (turn: number, length: number, half: number): [string, string] => {
    const a = (turn * Math.PI) / 180
    const point = (angle: number, d: number): string =>
      `${(x + Math.sin(angle) * d).toFixed(1)} ${(y - Math.cos(angle) * d).toFixed(1)}`
    return [
      `M${x} ${y}L${point(a - Math.PI / 4, half)}L${point(a, length)}Z`,
      `M${x} ${y}L${point(a + Math.PI / 4, half)}L${point(a, length)}Z`,
    ]
  }
  const light: string[] = []
  const dark: string[] = []
  for (const [turn, length, half] of [
    [45, 0.6, 0.16],
    [135, 0.6, 0.16],
    [225, 0.6, 0.16],
    [315, 0.6, 0.16],
    [90, 0.82, 0.2],
    [180, 0.82, 0.2],
    [270, 0.82, 0.2],
    [0, 1.1, 0.22],
  ] as const) {
    const [left, right] = ray(turn, r * length, r * half)
    light.push(left)
    dark.push(right)
  }
  return [light.join(''), dark.join('')]
}

/** The picture as an element, laid out but with its colours still in the style sheet. */
function lay(sheet: string, extras: Extras, caption: Caption): SVGElement {
  const svg = element('svg', {
    xmlns: NS,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width: WIDTH,
    height: HEIGHT,
    class: 'ink picture-to-keep',
  })
  svg.append(element('rect', { class: 'picture-paper', width: WIDTH, height: HEIGHT }))
  svg.append(
    element('path', {
      class: 'border',
      d: `M16 16H${WIDTH - 16}V${HEIGHT - 16}H16ZM22 22H${WIDTH - 22}V${HEIGHT - 22}H22Z`,
    }),
  )
  const middle = WIDTH / 2
  svg.append(element('text', { class: 'picture-title', x: middle, y: 62 }, caption.title))
  svg.append(
    element('path', {
      class: 'picture-flourish',
      d:
        stroke(middle - 150, 80, middle - 14, 80, 7) +
        stroke(middle + 14, 80, middle + 150, 80, -7) +
        `M${middle} 75l5 5-5 5-5-5Z`,
    }),
  )
  const map = element('g', { transform: `translate(${(WIDTH - SIDE) / 2} ${TOP})` })
  map.append(element('rect', { class: 'paper', x: -1.5, y: -1.5, width: SIDE + 3, height: SIDE + 3 }))
  map.append(element('path', { class: 'laid', d: laidLines() }))
  const drawing = draw(sheet, extras)
  for (const mark of drawing.marks) map.append(element('path', { class: mark.pen, d: mark.path }))
  for (const letter of drawing.letters)
    map.append(element('text', { class: 'initial', x: letter.x, y: letter.y }, letter.text))
  map.append(
    element('path', { class: 'border', d: borderLines() }),
    element('path', { class: 'bars', d: borderBars() }),
  )
  const names = element('g', { class: 'coordinates' })
  for (const c of coordinates) names.append(element('text', { x: c.x, y: c.y }, c.text))
  map.append(names)
  svg.append(map)

  const foot = TOP + SIDE + 36
  const left = (WIDTH - SIDE) / 2
  svg.append(element('text', { class: 'picture-by', x: left, y: foot + 14 }, caption.by))
  svg.append(
    element(
      'text',
      { class: 'picture-honour', x: left, y: foot + 38 },
      [caption.honour, caption.stars].filter(Boolean).join(' · '),
    ),
  )
  const scale = left + SIDE - 46 - 3 * STEP - 34
  let bars = ''
  for (let i = 0; i < 3; i += 2) bars += `M${scale + i * STEP} ${foot + 10}h${STEP}v6h${-STEP}Z`
  svg.append(
    element('path', { class: 'border', d: `M${scale} ${foot + 10}h${3 * STEP}v6h${-3 * STEP}Z` }),
    element('path', { class: 'bars', d: bars }),
  )
  const numbers = element('g', { class: 'coordinates' })
  for (let i = 0; i <= 3; i++) numbers.append(element('text', { x: scale + i * STEP, y: foot + 1 }, String(i)))
  numbers.append(element('text', { x: scale + 1.5 * STEP, y: foot + 28 }, caption.leagues(3)))
  svg.append(numbers)
  const [light, dark] = compass(left + SIDE - 30, foot + 30, 30)
  svg.append(
    element('path', { class: 'picture-light', d: light as string }),
    element('path', { class: 'picture-dark', d: dark as string }),
  )
  svg.append(element('text', { class: 'picture-north', x: left + SIDE - 30, y: foot - 9 }, 'N'))
  return svg
}

/** The picture as text: each element with the look that the page gives it. */
export function pictureText(sheet: string, extras: Extras, caption: Caption): string {
  const svg = lay(sheet, extras, caption)
  const room = document.createElement('div')
  room.className = 'picture-room'
  room.append(svg)
  document.body.append(room)
  for (const part of svg.querySelectorAll<SVGElement>('rect, path, text')) {
    const look = getComputedStyle(part)
    for (const name of LOOK) {
      const value = look.getPropertyValue(name)
      if (value && value !== 'normal') part.setAttribute(name, value)
    }
    part.removeAttribute('class')
  }
  room.remove()
  svg.removeAttribute('class')
  return new XMLSerializer().serializeToString(svg)
}

function hand(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export function saveDrawing(text: string, name: string): void {
  hand(new Blob([text], { type: 'image/svg+xml' }), `${name}.svg`)
}

export async function savePicture(text: string, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH * 3
    canvas.height = HEIGHT * 3
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (blob) hand(blob, `${name}.png`)
  } finally {
    URL.revokeObjectURL(address)
  }
}
