import { beforeAll, describe, expect, test } from 'vitest'
import { languages, speak, speakOf } from '../../text/words.svelte'
import type { Effect, TileView, View } from './data'
import { effectPhrases, eventSentence, layText, standSentence, tileName, tileSentence } from './words'

const NAMES = ['Ana', 'Bo', 'Cy']
const VIEW = { path_length: 80, is_path_complete: true, pawns: [0, 12, 83] } as unknown as View

const plain = { kind: 'plain', xy: [0, 0] as [number, number], chip: null, pawn: null, bridge_to: null }
const TILE: TileView = {
  id: 'hill-village',
  name: 'Hill village',
  source: 'reconstructed',
  fields: [
    { ...plain, number: 8, river_after: true },
    { ...plain, number: 9, kind: 'village', pawn: 1, river_after: false },
    { ...plain, number: 10, river_after: false },
    { ...plain, number: 11, bridge_to: 13, river_after: false },
    { ...plain, number: 12, kind: 'card', chip: 2, pawn: 0, river_after: false },
    { ...plain, number: 13, river_after: false },
  ],
}

beforeAll(async () => {
  await speakOf('gisborne')
})

describe('in English', () => {
  beforeAll(() => speak('en'))

  test('a tile is told in one sentence, without its plain fields', () => {
    expect(tileSentence(TILE, NAMES, 0)).toBe(
      'Hill village, fields 8 to 13: river behind 8, village on 9, Bo on 9, bridge from 11 to 13, card field on 12, chip worth 2 on 12, and Ana (you) on 12.',
    )
    expect(tileSentence({ ...TILE, fields: [TILE.fields[2]!] }, NAMES, null)).toBe('Hill village, fields 10 to 10.')
  })

  test('a tile of somebody’s own set keeps the name it was given', () => {
    expect(tileName({ id: 'my-marsh', name: 'My marsh' })).toBe('My marsh')
  })

  test('a pawn stands on the bar, on a field or on the beach', () => {
    expect([0, 1, 2].map((seat) => standSentence(VIEW, seat))).toEqual([
      'on the bar',
      'on field 12',
      'on the beach, place 3',
    ])
  })

  test('what a lay would bring says steps first, new cards last', () => {
    const effect: Effect = {
      counted: 4,
      points: 9,
      swamp: true,
      from: 3,
      to: 7,
      kind: 'card',
      chip: 3,
      pushed: true,
      bridge: 7,
      rivers: [4],
      discards: 2,
      drawn: 1,
    }
    expect(effectPhrases(effect, VIEW)).toEqual([
      '4 steps',
      'halved from 9',
      'reaches field 7 (card field) as things stand',
      'pushed on past other pawns',
      'over the bridge',
      'over a river, 2 cards must go',
      'takes the 3 and brings a scoring',
      'one new card',
    ])
    expect(effectPhrases({ counted: 2, from: 3, to: null, drawn: 0 }, VIEW)).toEqual([
      '2 steps',
      'ends on a tile still face down',
      'no new cards',
    ])
    expect(effectPhrases({ tent: true, from: 3, to: 3, drawn: 2 }, VIEW)[0]).toBe('you stay, and take your cards back')
    expect(effectPhrases({ counted: 2, from: 79, to: 85, beach: true, drawn: 0 }, VIEW)[1]).toBe(
      'reaches the beach, place 5',
    )
  })

  test('the first on the beach is said to bring the last round', () => {
    expect(eventSentence({ kind: 'chip-taken', seat: 1, value: 4, field: null, why: 'beach' }, NAMES)).toBe(
      'Bo is the first on the beach and takes the 4. This is the last round.',
    )
  })

  test('cards left at a river lie face up; cards drawn are told to whoever drew them alone', () => {
    expect(eventSentence({ kind: 'cards-discarded', seat: 2, cards: ['bronze-1', 'gold-4'] }, NAMES)).toBe(
      'Cy leaves at the river: bronze 1 and gold 4.',
    )
    const draw = { seat: 0, cards: ['silver-2'], count: 1, why: 'silver' }
    const others = { seat: 1, cards: null, count: 2, why: 'bronze' }
    expect(eventSentence({ kind: 'cards-replenished', draws: [others, draw] }, NAMES)).toBe('You draw silver 2.')
    expect(eventSentence({ kind: 'cards-replenished', draws: [others] }, NAMES)).toBeNull()
    expect(eventSentence({ kind: 'cards-drawn', draw }, NAMES)).toBe('You draw silver 2.')
  })
})

test.each(languages)('everything that can happen has words in %s', async (language) => {
  await speak(language)
  const cards = { cards: ['bronze-1', 'silver-3', 'gold-4'], tent: true }
  const events = [
    { kind: 'cards-laid', seat: 0, lay: null, count: 2 },
    { kind: 'cards-laid', seat: 0, lay: null, count: null },
    { kind: 'cards-revealed', lays: [cards, cards, cards], order: [0, 1, 2] },
    { kind: 'tile-uncovered', tile: 'wolf-pass', chip: 2, next_chip: 1 },
    { kind: 'pawn-moved', seat: 1, points: 0, to: 3, bridge: null },
    { kind: 'pawn-moved', seat: 1, points: 4, to: 7, bridge: null },
    ...['landed', 'last', 'beach'].map((why) => ({ kind: 'chip-taken', seat: 1, value: 2, field: 9, why })),
    { kind: 'chip-returned', seat: 1, value: 2 },
    { kind: 'cards-discarded', seat: 1, cards: ['gold-3'] },
    { kind: 'scoring-begun', order: [0, 1, 2], left: 0 },
    { kind: 'cards-stored', seat: 1, count: 0 },
    { kind: 'deck-reshuffled', count: 60 },
  ]
  for (const event of events) expect(eventSentence(event, NAMES)).toMatch(/^\p{Lu}.*[.]$/u)
  expect(layText(cards).length).toBeGreaterThan(20)
  expect(tileSentence(TILE, NAMES, 0)).not.toContain('gisborne-')
})
