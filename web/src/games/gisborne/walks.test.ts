import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from './data'
import { Walks } from './walks.svelte'

let view: View
let walks: Walks

beforeEach(() => {
  vi.useFakeTimers()
  view = { pawns: [0, 3, 0], path: [], path_length: 30, is_path_complete: false } as unknown as View
  walks = new Walks(() => view)
})
afterEach(() => vi.useRealTimers())

/** What is seen until everybody stands: the place of a pawn, step by step. */
function seen(seat: number): number[] {
  const places = [walks.shown[seat]!]
  while (walks.isWalking) {
    vi.advanceTimersToNextTimer()
    if (walks.shown[seat] !== places.at(-1)) places.push(walks.shown[seat]!)
  }
  return places
}

test('a pawn walks field by field, and jostles whoever stands on its way', () => {
  view = { ...view, pawns: [4, 3, 0] }
  walks.follow([{ kind: 'pawn-moved', seat: 0, points: 3, to: 4, bridge: null }])
  expect(walks.walker).toBe(0)
  expect(walks.jostled).toBeNull()
  expect(seen(0)).toEqual([1, 2, 3, 4])
  expect(walks.jostled).toBe(1)
  expect(walks.walker).toBeNull()
})

test('what happens meanwhile cuts no walk short', () => {
  view = { ...view, pawns: [4, 3, 0] }
  walks.follow([{ kind: 'pawn-moved', seat: 0, points: 4, to: 4, bridge: null }])
  walks.follow([{ kind: 'cards-laid', seat: 1, count: 2 }])
  view = { ...view, pawns: [6, 3, 0] }
  walks.follow([{ kind: 'pawn-moved', seat: 0, points: 2, to: 6, bridge: null }])
  expect(seen(0)).toEqual([1, 2, 3, 4, 5, 6])
})

test('one after the other, the more there is to walk the quicker', () => {
  view = { ...view, pawns: [20, 3, 25] }
  walks.follow([
    { kind: 'pawn-moved', seat: 0, points: 20, to: 20, bridge: null },
    { kind: 'pawn-moved', seat: 2, points: 25, to: 25, bridge: null },
  ])
  expect(walks.pace).toBeLessThan(60)
  expect(walks.shown).toEqual([1, 3, 0])
  seen(0)
  expect(walks.shown).toEqual([20, 3, 25])
})

test('whoever is in a hurry is there at once', () => {
  view = { ...view, pawns: [9, 3, 0] }
  walks.follow([{ kind: 'pawn-moved', seat: 0, points: 9, to: 9, bridge: null }])
  walks.arrive()
  expect(walks.shown).toEqual([9, 3, 0])
  expect(walks.isWalking).toBe(false)
})
