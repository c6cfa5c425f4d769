import { describe, expect, test } from 'vitest'
import theme from '../theme.css?raw'
import { FINISHED, SHEETS } from '../../workbench/samples'
import css from './ink.css?raw'
import { draw, drawShape, outlineOf } from './draw'
import { PENS } from './glyphs'
import { STEP, chance, unsteady } from './hand'
import { SIZE, parseSheet, parseSpace, spaceText, square } from './notation'
import { loops, outlinePoints, regions } from './regions'

const at = (text: string, columns = 5) => regions(parseSheet(text, columns))
const indices = (rows: string[]): number[] => [...rows.join('')].flatMap((mark, i) => (mark === 'x' ? [i] : []))

describe('the sheet notation', () => {
  test('letters say ground and ruins; lower case stands on ruins', () => {
    expect(square('F')).toEqual({ ground: 'forest', ruins: false })
    expect(square('a')).toEqual({ ground: 'farm', ruins: true })
    expect(square('r')).toEqual({ ground: 'empty', ruins: true })
    expect(square('+')).toEqual({ ground: 'destroyed', ruins: true })
  })

  test('a letter that means nothing, and a sheet that fills no rows, are errors', () => {
    expect(() => square('Q')).toThrow('"Q"')
    expect(() => parseSheet('....', 3)).toThrow('rows of 3')
  })

  test('spaces are named as on the printed sheet, there and back', () => {
    expect(spaceText(1, 3)).toBe('B4')
    expect(parseSpace('K11')).toEqual({ row: 10, column: 10 })
    expect(() => parseSpace('L1')).toThrow('"L1"')
  })
})

describe('regions', () => {
  test('spaces of one ground that share a side are one region; a corner does not join them', () => {
    const found = at('FF..F' + '.FVV.' + 'F....')
    expect(found.map((region) => [region.ground, region.spaces.length])).toEqual([
      ['forest', 3],
      ['forest', 1],
      ['village', 2],
      ['forest', 1],
    ])
  })

  test('rows do not run into each other at the edge', () => {
    expect(at('....F' + 'F....').length).toBe(2)
  })
})

describe('outlines', () => {
  test('a single space has one loop of four corners', () => {
    expect(loops(indices(['x..', '...']), 3)).toHaveLength(1)
    expect(loops(indices(['x..', '...']), 3)[0]).toHaveLength(4)
  })

  test('spaces that touch at a corner only have loops of their own', () => {
    const found = loops(indices(['x.', '.x']), 2)
    expect(found.map((loop) => loop.length)).toEqual([4, 4])
  })

  test('a ring has an outer and an inner loop, also where the ring touches itself at a corner', () => {
    expect(loops(indices(['xxx', 'x.x', 'xxx']), 3).map((loop) => loop.length)).toEqual([4, 4])
    const pinched = loops(indices(['xxx.', 'x.xx', 'xx.x', '.xxx']), 4)
    const sides = pinched.flat().length
    expect(sides).toBeGreaterThan(12)
  })

  test('every side of the region lies on exactly one loop', () => {
    const spaces = indices(['xx.x', '.xxx', 'x.x.', 'xxxx'])
    const inside = new Set(spaces)
    let sides = 0
    for (const i of spaces) {
      const x = i % 4
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const nx = x + dx
        const ny = Math.floor(i / 4) + dy
        if (nx < 0 || nx > 3 || ny < 0 || ny > 3 || !inside.has(ny * 4 + nx)) sides += 1
      }
    }
    const length = loops(spaces, 4).reduce(
      (sum, loop) =>
        sum +
        loop.reduce((part, corner, i) => {
          const next = loop[(i + 1) % loop.length]!
          return part + Math.abs(next.x - corner.x) + Math.abs(next.y - corner.y)
        }, 0),
      0,
    )
    expect(length).toBe(sides)
  })

  test('the line stays inside the spaces it surrounds', () => {
    const loop = loops(indices(['xx', 'x.']), 2)[0]!
    for (const point of outlinePoints(loop, { inset: 4 }).map((each) => unsteady(each, 1.5))) {
      expect(point.x).toBeGreaterThan(0)
      expect(point.y).toBeGreaterThan(0)
      expect(point.x).toBeLessThan(2 * STEP)
      expect(point.y).toBeLessThan(2 * STEP)
      expect(point.x > STEP + 1 && point.y > STEP + 1).toBe(false)
    }
  })
})

describe('the hand', () => {
  test('wobbles by place alone: the same place gives the same point, another place another', () => {
    expect(unsteady({ x: 100, y: 40 })).toEqual(unsteady({ x: 100, y: 40 }))
    expect(unsteady({ x: 100, y: 40 })).not.toEqual(unsteady({ x: 148, y: 40 }))
    expect(chance(3, 4, 1)).toBeGreaterThanOrEqual(0)
    expect(chance(3, 4, 1)).toBeLessThan(1)
  })

  test('a region keeps its outline to the letter when something is drawn elsewhere', () => {
    const before = draw(SHEETS['A']!.replace(/^\.\./, 'FF'))
    const after = draw(SHEETS['A']!.replace(/^\.\./, 'FF').replace(/\.\.$/, 'VV'))
    const edge = (drawing: ReturnType<typeof draw>): string =>
      drawing.marks.find((mark) => mark.pen === 'edge-forest')!.path
    expect(edge(after)).toBe(edge(before))
  })
})

describe('the drawing', () => {
  test('few paths for a whole map: one for each pen', () => {
    const drawing = draw(FINISHED['heroes']!.sheet)
    expect(drawing.marks.length).toBeLessThanOrEqual(PENS.length)
    expect(new Set(drawing.marks.map((mark) => mark.pen)).size).toBe(drawing.marks.length)
  })

  test('no path holds a number that is none', () => {
    for (const sample of Object.values(FINISHED))
      for (const mark of draw(sample.sheet, { marks: sample.marks ?? [] }).marks)
        expect(mark.path).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('each ground of the grounds sample has its own pens', () => {
    const pens = draw(FINISHED['grounds']!.sheet).marks.map((mark) => mark.pen)
    for (const ground of [
      'forest',
      'village',
      'farm',
      'water',
      'monster',
      'hero',
      'mountain',
      'wasteland',
      'destroyed',
    ])
      expect(pens).toContain(`wash-${ground}`)
  })

  test('ruins show through whatever is built on them', () => {
    const stone = (sheet: string): string =>
      draw(sheet, { columns: 1 }).marks.find((mark) => mark.pen === 'stone')?.path ?? ''
    for (const letter of 'rfvawx+') expect(stone(letter)).not.toBe('')
    expect(stone('F')).toBe('')
  })

  test('a sheet drawn before is not drawn again', () => {
    const sheet = SHEETS['B']!
    expect(draw(sheet)).toBe(draw(sheet))
  })

  test('a mountain whose coin is taken shows no coin', () => {
    const pens = (surrounded: string[]): string[] =>
      draw('.M.', { columns: 3, surrounded }).marks.map((mark) => mark.pen)
    expect(pens([])).toContain('coin')
    expect(pens(['A2'])).toContain('coin-spent')
    expect(pens(['A2'])).not.toContain('coin')
  })

  test('a shape is drawn in its own box', () => {
    const drawing = drawShape(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      'V',
    )
    expect([drawing.columns, drawing.rows]).toEqual([2, 2])
  })

  test('spaces far apart are outlined each on its own', () => {
    expect(outlineOf(['A1', 'C3']).match(/M/g)).toHaveLength(2)
    expect(outlineOf(['A1', 'A2']).match(/M/g)).toHaveLength(1)
    expect(SIZE).toBe(11)
  })
})

// Colours: told apart by everybody, by day and by night.

function colour(name: string, dark: boolean): number[] {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css + theme)
  if (!found) throw new Error(`no colour --${name}`)
  return [1, 3, 5].map((i) => parseInt(found[dark ? 2 : 1]!.slice(i, i + 2), 16) / 255)
}

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

/** Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const visions: Record<string, number[][] | null> = {
  usual: null,
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

function lab(rgb: number[]): number[] {
  const [r, g, b] = rgb as [number, number, number]
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function seen(rgb: number[], vision: string): number[] {
  const light = rgb.map(linear)
  const matrix = visions[vision]
  const out = matrix ? matrix.map((row) => row.reduce((sum, m, i) => sum + m * light[i]!, 0)) : light
  return lab(out.map((c) => Math.max(0, Math.min(1, c))))
}

const distance = (a: number[], b: number[]): number => Math.hypot(...a.map((v, i) => v - b[i]!))
const grounds = ['forest', 'village', 'farm', 'water', 'monster', 'hero']

describe.each([false, true])('the washes (by night: %s)', (dark) => {
  test.each(Object.keys(visions).filter((name) => name !== 'grey'))('are told apart with %s vision', (vision) => {
    for (const a of grounds)
      for (const b of grounds)
        if (a < b)
          expect(
            distance(seen(colour(`wash-${a}`, dark), vision), seen(colour(`wash-${b}`, dark), vision)),
            `${a} and ${b}`,
          ).toBeGreaterThan(9)
  })

  test('differ in lightness too, so that they differ in grey', () => {
    const lightness = grounds.map((ground) => seen(colour(`wash-${ground}`, dark), 'grey')[0]!).sort((a, b) => a - b)
    for (let i = 1; i < lightness.length; i++) expect(lightness[i]! - lightness[i - 1]!).toBeGreaterThan(3.5)
  })

  test('carry their pen: what is drawn on a wash contrasts with it', () => {
    const luminance = (rgb: number[]): number => {
      const [r, g, b] = rgb.map(linear) as [number, number, number]
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    for (const ground of ['forest', 'village', 'farm', 'water', 'hero', 'monster']) {
      const pen = ground === 'monster' ? 'claw' : `edge-${ground}`
      const [a, b] = [luminance(colour(`wash-${ground}`, dark)), luminance(colour(pen, dark))].sort(
        (x, y) => y - x,
      ) as [number, number]
      expect((a + 0.05) / (b + 0.05), ground).toBeGreaterThan(3.5)
    }
  })
})
