import { describe, expect, test } from 'vitest'
import { faces, parseCards, walkRound } from './faces'
import { vignettes } from './vignettes'
import { trailTo } from './news'
import { square } from '../../look/ink/notation'

describe('the faces of the cards', () => {
  test('all explore, ruins, ambush and hero cards of both editions have one', () => {
    const kinds = [...faces.values()].map((face) => face.kind)
    const count = (kind: string): number => kinds.filter((each) => each === kind).length
    expect([count('explore'), count('ruins'), count('ambush'), count('hero')]).toEqual([22, 2, 8, 4])
  })

  test('shapes, coins and terrains are those of the editions', () => {
    expect(faces.get('great-river')).toMatchObject({
      time: 1,
      terrains: ['water'],
      shapes: [
        {
          coin: true,
          cells: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        },
        {
          coin: false,
          cells: [
            [0, 2],
            [1, 1],
            [1, 2],
            [2, 0],
            [2, 1],
          ],
        },
      ],
    })
    expect(faces.get('rift-lands')?.terrains).toEqual(['forest', 'village', 'farm', 'water', 'monster'])
  })

  test('a hero knows its pattern from the hero on', () => {
    expect(faces.get('freyla-the-true')?.pattern).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ])
  })

  test('the reader of editions reads strings, numbers, lists and pictures', () => {
    const [entry] = parseCards(
      '# x\n[[card]]\nid = "a-b"\ntime = 2\nterrains = ["farm", "water"]\n[[card.shape]]\ncoin = true\ncells = """\nX.\nXX\n"""\n',
    )
    expect(entry).toEqual({
      card: { id: 'a-b', time: 2, terrains: ['farm', 'water'] },
      shapes: [{ coin: true, cells: ['X.', 'XX'] }],
    })
  })
})

describe('the walk of a lone ambush', () => {
  test('goes round the edge once, then ring by ring, over every space once', () => {
    const walk = walkRound('bottom-left', 'counter-clockwise')
    expect(walk).toHaveLength(121)
    expect(new Set(walk.map(([r, c]) => `${r},${c}`)).size).toBe(121)
    expect(walk.slice(0, 3)).toEqual([
      [10, 0],
      [10, 1],
      [10, 2],
    ])
    expect(walk[40]).toEqual([9, 1])
    expect(walkRound('top-right', 'clockwise').slice(0, 2)).toEqual([
      [0, 10],
      [1, 10],
    ])
  })

  test('its trail ends where the monster found room', () => {
    expect(trailTo('gnoll-raid', ['A1', 'A2'])).toEqual([[0, 0]])
    const trail = trailTo('bugbear-assault', ['C9', 'C11', 'D9', 'D11'])
    expect(trail).toEqual([
      [0, 10],
      [1, 10],
      [2, 10],
    ])
    expect(trailTo('hamlet', ['A1'])).toEqual([])
  })
})

describe('the pictures of the scoring cards', () => {
  test('every scoring card of the editions has one, of whole rows and known letters', () => {
    expect(Object.keys(vignettes)).toHaveLength(33)
    for (const [card, picture] of Object.entries(vignettes)) {
      expect(picture.sheet.length % picture.columns, card).toBe(0)
      expect(picture.stars.length, card).toBeGreaterThan(0)
      for (const letter of picture.sheet) expect(() => square(letter)).not.toThrow()
    }
  })
})
