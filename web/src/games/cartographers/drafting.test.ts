import { describe, expect, test } from 'vitest'
import type { Menu } from './data'
import {
  asDrawing,
  cornerAt,
  firstDraft,
  fitsSomewhere,
  flipped,
  handleOf,
  handleSpace,
  heldOver,
  intentOf,
  isLegal,
  orientationOf,
  restored,
  spacesOf,
  stepped,
  turned,
  whyNot,
  withShape,
} from './drafting'
import { menu, seat } from './fixtures'

const draft = firstDraft(menu)
const cells = orientationOf(menu, draft).cells

describe('where a shape is held', () => {
  test('by the cell nearest to its middle', () => {
    expect(handleOf(cells)).toEqual([1, 0])
    expect(handleOf([[0, 0]])).toEqual([0, 0])
    expect(
      handleOf([
        [0, 1],
        [1, 0],
        [1, 1],
        [1, 2],
        [2, 1],
      ]),
    ).toEqual([1, 1])
  })

  test('over a space, the handle lies on that space', () => {
    const held = heldOver(draft, cells, 5, 5)
    expect([held.row, held.column]).toEqual([4, 5])
    expect(handleSpace(held, cells)).toEqual([5, 5])
    expect(spacesOf(held, cells)).toEqual(['E6', 'F6', 'G6'])
  })

  test('at the edge the whole shape stays on the map', () => {
    expect(heldOver(draft, cells, 0, 0)).toMatchObject({ row: 0, column: 0 })
    expect(heldOver(draft, cells, 10, 10)).toMatchObject({ row: 8, column: 10 })
    expect(cornerAt(draft, cells, -3, 40)).toMatchObject({ row: 0, column: 10 })
  })
})

describe('turning and flipping', () => {
  const there = { ...heldOver(draft, cells, 5, 5), pinned: true }

  test('a shape turns about its handle', () => {
    const lying = turned(menu, there)
    expect(lying.orientation).toBe(1)
    expect(handleSpace(lying, orientationOf(menu, lying).cells)).toEqual([5, 5])
    expect(lying.pinned).toBe(true)
  })

  test('four turns bring it back; a turn back undoes a turn', () => {
    const hooked = withShape(menu, there, 1)
    const round = turned(menu, turned(menu, turned(menu, turned(menu, hooked))))
    expect(round).toEqual(hooked)
    expect(turned(menu, turned(menu, hooked), true).orientation).toBe(hooked.orientation)
  })

  test('two flips bring it back', () => {
    const hooked = withShape(menu, there, 1)
    expect(flipped(menu, hooked).orientation).toBe(3)
    expect(flipped(menu, flipped(menu, hooked)).orientation).toBe(0)
  })

  test('a shape that is not on the sheet turns in the hand', () => {
    expect(turned(menu, draft)).toMatchObject({ orientation: 1, row: null })
  })
})

describe('choosing', () => {
  test('another shape keeps its place, and its terrain where it may', () => {
    const there = heldOver(draft, cells, 5, 5)
    const hook = withShape(menu, there, 1)
    expect(handleSpace(hook, orientationOf(menu, hook).cells)).toEqual([5, 5])
    expect(hook.terrain).toBe('water')
    const farm = { ...hook, terrain: 'farm' as const }
    expect(withShape(menu, farm, 0).terrain).toBe('water')
  })
})

describe('moving by steps', () => {
  test('one space at a time, and not over the edge', () => {
    const there = heldOver(draft, cells, 1, 0)
    expect(stepped(there, cells, 0, -1)).toBeNull()
    expect(stepped(there, cells, -1, 0)).toBeNull()
    expect(stepped(there, cells, 1, 0)).toMatchObject({ row: 1, column: 0 })
    expect(stepped(draft, cells, 1, 0)).toBeNull()
  })
})

describe('what may be handed in', () => {
  test('only what the menu offers, with its spaces in the order of the sheet', () => {
    const there = heldOver(draft, cells, 5, 5)
    expect(isLegal(menu, there)).toBe(true)
    expect(intentOf(menu, menu, there)).toEqual({
      kind: 'draw-shape',
      shape: 0,
      terrain: 'water',
      spaces: ['E6', 'F6', 'G6'],
    })
  })

  test('a place that the menu lacks is refused, with the filled space in words', () => {
    const onMountain = heldOver(draft, cells, 1, 3)
    expect(isLegal(menu, onMountain)).toBe(false)
    expect(intentOf(menu, menu, onMountain)).toBeNull()
    expect(whyNot(menu, onMountain, seat.sheet)).toEqual({ why: 'filled', space: 'B4' })
  })

  test('where ruins ask for it, a free place off the ruins is said to be that', () => {
    const ruins = {
      ...menu,
      why: 'ruins' as const,
      shapes: [{ ...menu.shapes[0]!, orientations: [{ ...orientationOf(menu, draft), anchors: ['B2'] }] }],
    }
    expect(whyNot(ruins, heldOver(draft, cells, 5, 0), seat.sheet)).toEqual({ why: 'not-on-ruins' })
    expect(whyNot(ruins, heldOver(draft, cells, 2, 1), seat.sheet)).toBeNull()
  })

  test('a shape lying so that it fits nowhere is known', () => {
    const hook = { ...withShape(menu, draft, 1), orientation: 3 }
    expect(fitsSomewhere(menu, hook)).toBe(false)
    expect(fitsSomewhere(menu, draft)).toBe(true)
  })
})

describe('heroes and destroyed spaces are drawn like shapes', () => {
  const hero: Menu = {
    kind: 'hero',
    card: 'wren-the-lioness',
    spaces: ['C4', 'C5'],
    turns: [
      { turn: 0, marks: [[-1, 2]] },
      { turn: 1, marks: [[2, 1]] },
    ],
  }
  const destroy: Menu = { kind: 'destroy', by: 'gorgon', on: 1, spaces: ['A1'] }

  test('a hero turns and is placed', () => {
    const drawing = asDrawing(hero)!
    const placed = turned(drawing, heldOver(firstDraft(drawing), [[0, 0]], 2, 3))
    expect(intentOf(hero, drawing, placed)).toEqual({ kind: 'place-hero', space: 'C4', turn: 1 })
    expect(turned(drawing, placed).orientation).toBe(0)
  })

  test('a space to destroy is one of those offered', () => {
    const drawing = asDrawing(destroy)!
    expect(drawing.on).toBe(1)
    expect(intentOf(destroy, drawing, heldOver(firstDraft(drawing), [[0, 0]], 0, 0))).toEqual({
      kind: 'destroy-space',
      space: 'A1',
    })
    expect(intentOf(destroy, drawing, heldOver(firstDraft(drawing), [[0, 0]], 0, 1))).toBeNull()
  })

  test('nothing is drawn where nothing is asked', () => {
    expect(asDrawing({ kind: 'ready' })).toBeNull()
    expect(asDrawing(null)).toBeNull()
    expect(asDrawing({ ...menu, shapes: [] })).toBeNull()
  })
})

describe('a kept draft', () => {
  test('comes back as it was', () => {
    const there = { ...heldOver(draft, cells, 5, 5), pinned: true }
    expect(restored(menu, JSON.parse(JSON.stringify(there)))).toEqual(there)
  })

  test('that does not fit the question is put away', () => {
    expect(restored(menu, null)).toBeNull()
    expect(restored(menu, { ...draft, shape: 7 })).toBeNull()
    expect(restored(menu, { ...draft, orientation: 9 })).toBeNull()
    expect(restored(menu, { ...draft, terrain: 'forest' })).toBeNull()
    expect(restored(menu, { ...draft, row: 99, column: 3, pinned: true })).toMatchObject({ row: 8, column: 3 })
  })
})
