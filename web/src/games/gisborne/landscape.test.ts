import { describe, expect, test } from 'vitest'
import type { FieldView, TileView, View } from './data'
import {
  HIGH,
  MARGIN,
  WIDE,
  boxOf,
  bridge,
  distance,
  labelOf,
  lay,
  river,
  signs,
  steps,
  tilesPerRow,
  type Landscape,
} from './landscape'

const KINDS = ['plain', 'village', 'swamp', 'wolves'] as const

/** A path of so many tiles: a winding row of fields on each, a bridge on every third, a river on every fourth. */
function view(count: number, isComplete = false): View {
  let number = 1
  const tile = (id: string, special: string, bridges: boolean, rivers: boolean): TileView => {
    const first = number
    const fields = Array.from({ length: 7 }, (_, i): FieldView => ({
      number: number++,
      kind: i === 5 ? 'card' : i === 3 ? special : 'plain',
      xy: [0.06 + i * 0.147, 0.5 + 0.3 * Math.sin(i)],
      chip: i === 5 ? 2 : null,
      pawn: null,
      bridge_to: bridges && i === 1 ? first + 4 : null,
      river_after: rivers && i === 2,
    }))
    return { id, name: id, fields, source: 'reconstructed' }
  }
  const path = Array.from({ length: count }, (_, i) =>
    tile(`tile-${i}`, KINDS[i % KINDS.length]!, i % 3 === 1, i % 4 === 2),
  )
  const length = number - 1
  const end = tile('far-coast', 'plain', false, false)
  for (const field of end.fields) {
    field.xy = [field.xy[0] * 0.45, field.xy[1]]
    if (!isComplete) field.number = null
  }
  return {
    path: isComplete ? [...path, end] : path,
    end,
    path_length: isComplete ? length + end.fields.length : length,
    is_path_complete: isComplete,
    tiles_left: isComplete ? 0 : Math.max(1, 11 - count),
    bar: [0.08, 0.5],
    beach: [5, 4, 3, 2, 1].map((each, i) => ({ number: each, xy: [i % 2 ? 0.72 : 0.6, 0.2 + 0.14 * i], pawn: null })),
  } as unknown as View
}

const LAYS: [string, Landscape][] = [2, 3, 5].flatMap((perRow) =>
  [1, 4, 9].flatMap((count): [string, Landscape][] => [
    [`${count} tiles, ${perRow} a row`, lay(view(count), perRow)],
    [`${count} tiles and the coast, ${perRow} a row`, lay(view(count, true), perRow)],
  ]),
)

describe('the landscape', () => {
  test.each(LAYS)('%s: no tile lies on another, and the tiles face down lie on none', (_, land) => {
    const corners = [...land.placed, ...(land.unknown ? [land.unknown] : [])].map((each) => `${each.x}/${each.y}`)
    expect(new Set(corners).size).toBe(corners.length)
    for (const { x, y } of land.placed) {
      expect(x).toBeGreaterThanOrEqual(MARGIN)
      expect(x + WIDE).toBeLessThanOrEqual(land.width - MARGIN)
      expect(y + HIGH).toBeLessThanOrEqual(land.height - MARGIN)
    }
  })

  test.each(LAYS)('%s: a tile joins its neighbours edge to edge, in reading order or back', (_, land) => {
    land.placed.slice(1).forEach((tile, i) => {
      const before = land.placed[i]!
      const isFaceDownBetween = land.unknown !== null && i === land.placed.length - 2
      if (isFaceDownBetween) return
      expect(Math.abs(tile.x - before.x) + Math.abs(tile.y - before.y)).toBe(tile.y === before.y ? WIDE : HIGH)
    })
  })

  test('every field of the path has a place on its own tile, and the beach has one once the path reaches it', () => {
    const open = view(5)
    const land = lay(open, 3)
    for (let field = 1; field <= open.path_length; field += 1) expect(land.places.has(field)).toBe(true)
    expect(land.places.size).toBe(open.path_length)
    for (const { tile, at } of land.spots) {
      const { x, y } = land.placed[tile]!
      expect(distance(at, { left: x, top: y, right: x + WIDE, bottom: y + HIGH })).toBe(0)
    }
    const whole = view(10, true)
    expect(lay(whole, 4).places.size).toBe(whole.path_length + 5)
  })

  test.each(LAYS)(
    '%s: the way goes from the bar over every field, and swings out of the tiles at each turn',
    (_, land) => {
      const reached = land.spots.filter((spot) => spot.field.number !== null)
      expect(land.pieces).toHaveLength(reached.length)
      land.pieces.forEach((piece, i) => {
        const { at } = reached[i]!
        const last = piece.along.at(-1)!
        expect(Math.hypot(last.x - at.x, last.y - at.y)).toBeLessThan(3)
      })
      for (const piece of [...land.pieces, ...land.ahead].filter((each) => each.isTurn)) {
        const out = piece.along.map((at) => Math.min(at.x - MARGIN, land.width - MARGIN - at.x))
        expect(Math.min(...out)).toBeLessThan(-8)
        expect(Math.min(...out)).toBeGreaterThan(-MARGIN)
      }
    },
  )

  test.each(LAYS)('%s: signs and names keep to their tile, off the fields and off each other', (_, land) => {
    land.placed.forEach((tile, index) => {
      const fields = land.spots.filter((spot) => spot.tile === index).map((spot) => spot.at)
      const way = land.pieces.flatMap((piece) => piece.along)
      const label = labelOf(tile, 'Gorge du belvédère', [...fields, ...way])
      const marks = signs(tile, fields, way, label.box, [{ kind: 'wolves', at: fields[3]! }])
      const boxes = [label.box, ...marks.map(boxOf)]
      const outside = boxes.filter(
        (box) => box.left < tile.x || box.right > tile.x + WIDE || box.top < tile.y || box.bottom > tile.y + HIGH,
      )
      const crossing = boxes.filter((one, i) =>
        boxes
          .slice(i + 1)
          .some(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      )
      const inTheWay = marks.filter(
        (mark) =>
          fields.some((at) => distance(at, boxOf(mark)) < 15) || way.some((at) => distance(at, boxOf(mark)) < 8),
      )
      expect([outside, crossing, inTheWay]).toEqual([[], [], []])
      expect(marks.length).toBeGreaterThan(3)
    })
  })

  test('what is drawn on a tile stays as it is when the rows grow longer', () => {
    const drawn = (perRow: number): string[] => {
      const land = lay(view(3), perRow)
      const tile = land.placed[1]!
      const fields = land.spots.filter((spot) => spot.tile === 1).map((spot) => spot.at)
      const nothing = { left: -9, top: -9, right: -8, bottom: -8 }
      return signs(tile, fields, [], nothing).map((each) => `${each.kind} ${Math.round(each.at.x - tile.x)}`)
    }
    expect(drawn(3)).toEqual(drawn(4))
  })

  test('tiles are as large as the room allows, two in a row on a phone', () => {
    expect(tilesPerRow(360, 280, 11)).toBe(2)
    expect(tilesPerRow(1100, 560, 11)).toBe(4)
    expect(tilesPerRow(1100, 560, 2)).toBe(2)
    expect(tilesPerRow(2400, 500, 11)).toBe(6)
  })

  test('a bridge begins and ends on its fields and bows up; a river runs from edge to edge of its tile', () => {
    const span = bridge({ x: 100, y: 100 }, { x: 160, y: 100 })
    expect(span.top.y).toBeLessThan(90)
    const land = lay(view(4), 4)
    const tile = land.placed[2]!
    const stream = river(land.places.get(17)!, land.places.get(18)!, tile)
    expect(stream.along[0]!.y).toBeCloseTo(tile.y + 3)
    expect(stream.along.at(-1)!.y).toBeCloseTo(tile.y + HIGH - 3)
  })
})

describe('the steps of a pawn', () => {
  test('are field by field', () => expect(steps(view(3), 3, 7, null)).toEqual([4, 5, 6, 7]))

  test('go over the bridge from its first field to its end, and on if that is taken', () => {
    // The second tile has fields 8 to 14, a bridge from 9 to 12.
    expect(steps(view(3), 6, 12, 12)).toEqual([7, 8, 9, 12])
    expect(steps(view(3), 6, 13, 12)).toEqual([7, 8, 9, 12, 13])
    expect(steps(view(3), 6, 12, null)).toEqual([7, 8, 9, 10, 11, 12])
  })

  test('go from the last field straight to the place on the beach', () => {
    const whole = view(2, true)
    expect(steps(whole, whole.path_length - 1, whole.path_length + 5, null)).toEqual([
      whole.path_length,
      whole.path_length + 5,
    ])
  })

  test('lead on to the field even if it lies behind', () => expect(steps(view(2), 5, 5, null)).toEqual([5]))
})
