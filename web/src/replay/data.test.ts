import { expect, test } from 'vitest'
import { changed, momentOf, placeOf, pointsOf, scenesOf, type Told } from './data'

const TOLD = {
  entries: 4,
  scenes: [
    {
      entry: 0,
      part: 0,
      events: [],
      change: { to: { view: { round: 0, hands: [5, 5] }, own: [{}, {}], explain: [] } },
    },
    { entry: 1, part: 0, events: [], change: { in: { view: { in: { round: { to: 1 } } } } } },
    { entry: 1, part: 1, events: [], change: { in: { view: { in: { hands: { to: [4, 5] } } } } } },
    {
      entry: 3,
      part: 0,
      events: [],
      change: {
        in: {
          view: { in: { chests: { to: [null, null] } } },
          own: { at: { 1: { to: { chests: [null, { points: 7 }] } } } },
        },
      },
    },
  ],
} as unknown as Told

test('each scene is the one before with what it changes; what stays is the same object', () => {
  const scenes = scenesOf(TOLD)
  expect(scenes.map((scene) => [scene.view['round'], scene.view['hands']])).toEqual([
    [0, [5, 5]],
    [1, [5, 5]],
    [1, [4, 5]],
    [1, [4, 5]],
  ])
  expect(scenes[2]!.own).toBe(scenes[0]!.own)
  expect(changed([1, { a: 1 }], null)).toEqual([1, { a: 1 }])
})

test('an address leads to its moment, or to the last one before it; what is no moment is told', () => {
  const scenes = scenesOf(TOLD)
  expect(scenes.map((scene) => placeOf(scenes, TOLD, momentOf(scene)))).toEqual([0, 1, 2, 3])
  expect(placeOf(scenes, TOLD, '1')).toBe(2)
  expect(placeOf(scenes, TOLD, '2')).toBe(2)
  for (const none of ['4', '1.2', '-1', '1e3', '1.', 'x', '', '99999999'])
    expect(placeOf(scenes, TOLD, none)).toBeNull()
})

test('points are those that the owner of a chest knows', () => {
  const scenes = scenesOf(TOLD)
  expect([0, 1].map((seat) => pointsOf(scenes[3]!, seat))).toEqual([0, 7])
})
