/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { GameInfo, OptionField } from '../net/types'
import { entriesOf, loadContent } from './content'
import { invitationIn } from './invitation'
import { defaultsOf, fitting, furtherOptions, kindsOf, tableOf, type Wish } from './setup'

function field(name: string, kind: OptionField['kind'], fallback: OptionField['default'] = null): OptionField {
  return { name, kind, values: [], default: fallback, fields: [] }
}

/** What the server tells of Cartographers, as far as the form reads it. */
const cartographers: GameInfo = {
  id: 'cartographers',
  rules: 1,
  fewest_seats: 1,
  most_seats: 100,
  options: [
    field('edition', 'choice', 'base'),
    field('sheet', 'text', 'A'),
    field('explore', 'choice', 'base'),
    field('seasons', 'choice', 'base'),
    field('ambushes', 'many', []),
    field('heroes', 'yes-no', false),
    field('scoring', 'choice', 'base'),
    field('edicts', 'choice', { how: 'random', cards: [] }),
    field('printing', 'choice', 'rulebook'),
    field('fallback_terrain', 'choice', 'card'),
  ],
  defaults: {},
  bots: ['chance', 'greedy'],
}

const wish: Wish = {
  kind: 'base',
  who: 'alone',
  sheet: 'B',
  seats: 4,
  bots: 2,
  level: 'greedy',
  pace: { kind: 'none', seconds: 0 },
  onTimeout: 'bot-turn',
  edicts: { how: 'random', cards: [] },
  options: { edition: 'base' },
  seed: ' ',
}

describe('what a new table is made of', () => {
  it('comes from the files that the rules are played by', async () => {
    const content = await loadContent()
    expect(content.sheets.map((sheet) => sheet.id).sort()).toEqual(['A', 'B', 'C', 'D'])
    for (const sheet of content.sheets) expect(sheet.spaces).toHaveLength(121)
    expect(content.scoring).toHaveLength(32)
    expect(content.ambushes).toHaveLength(8)
    for (const card of content.scoring) expect(['forest', 'farm-water', 'village', 'spaces']).toContain(card.stack)
    const stacks = Map.groupBy(content.scoring, (card) => `${card.edition} ${card.stack}`)
    expect([...stacks.values()].map((cards) => cards.length)).toEqual(Array.from({ length: 8 }, () => 4))
  })

  it('is read with pictures over several lines', () => {
    expect(entriesOf('# a\n[[sheet]]\nid = "A"\nspaces = """\n.F\nM.\n"""\n\n[[sheet]]\nid = "B"\ntime = 1\n')).toEqual(
      [{ id: 'A', spaces: '.F\nM.\n' }, { id: 'B' }],
    )
  })

  it('is kept to its own box for a game alone', async () => {
    const content = await loadContent()
    expect(fitting(content.sheets, 'base').map((sheet) => sheet.id)).toEqual(['A', 'B'])
    expect(fitting(content.sheets, 'heroes').map((sheet) => sheet.id)).toEqual(['C', 'D'])
    expect(fitting(content.sheets, 'combined')).toHaveLength(4)
    expect(fitting(content.sheets, 'gisborne')).toEqual([])
  })
})

describe('the form of a new table', () => {
  it('offers the editions of Cartographers as games of their own', () => {
    expect(kindsOf([cartographers])).toEqual(['base', 'heroes', 'combined'])
    expect(kindsOf([cartographers, { ...cartographers, id: 'gisborne' }])).toContain('gisborne')
  })

  it('offers what a box leaves open, and everything when the boxes are combined', async () => {
    const content = await loadContent()
    const names = (kind: 'base' | 'heroes' | 'combined'): string[] =>
      furtherOptions(cartographers, kind, content).map((option) => option.name)
    expect(names('base')).toEqual(['fallback_terrain'])
    expect(names('heroes')).toEqual(['printing', 'fallback_terrain'])
    expect(names('combined')).toEqual([
      'explore',
      'seasons',
      'ambushes',
      'heroes',
      'scoring',
      'printing',
      'fallback_terrain',
    ])
  })

  it('begins with what the rulebook of the edition says', async () => {
    const content = await loadContent()
    expect(defaultsOf(cartographers, 'heroes', content)).toMatchObject({
      edition: 'heroes',
      explore: 'heroes',
      heroes: true,
      fallback_terrain: 'any',
    })
    expect(defaultsOf(cartographers, 'combined', content)['ambushes']).toHaveLength(8)
  })

  it('makes a table for one that starts at once', () => {
    expect(tableOf(wish, 1)).toMatchObject({
      seats: 1,
      bots: [],
      start: true,
      options: { sheet: 'B', edition: 'base' },
    })
    expect(tableOf(wish, 1)).not.toHaveProperty('seed')
  })

  it('makes a table with bots, at least as many as the game needs', () => {
    expect(tableOf({ ...wish, who: 'bots' }, 1)).toMatchObject({ seats: 3, bots: ['greedy', 'greedy'], start: true })
    expect(tableOf({ ...wish, who: 'bots', bots: 1 }, 3)).toMatchObject({ seats: 3, bots: ['greedy', 'greedy'] })
  })

  it('makes a table for friends by invitation, and an open one for whoever comes', () => {
    expect(tableOf({ ...wish, who: 'friends' }, 1)).toMatchObject({ seats: 4, visibility: 'invitation', start: false })
    expect(tableOf({ ...wish, who: 'anyone' }, 1)).toMatchObject({ seats: 4, visibility: 'open', bots: [] })
  })

  it('sends the chosen edicts, and a word for the cards without the spaces around it', () => {
    const table = tableOf(
      { ...wish, edicts: { how: 'by-stack', cards: ['', 'treetower', '', ''] }, seed: ' river ' },
      1,
    )
    expect(table.options['edicts']).toEqual({ how: 'by-stack', cards: ['treetower'] })
    expect(table.seed).toBe('river')
  })

  it('says what happens when the time is up, and without a clock lets the host decide for whoever leaves', () => {
    expect(tableOf(wish, 1).on_timeout).toBe('wait')
    expect(tableOf({ ...wish, who: 'bots' }, 1).on_timeout).toBe('wait')
    expect(tableOf({ ...wish, who: 'friends' }, 1).on_timeout).toBe('host')
    expect(tableOf({ ...wish, who: 'anyone' }, 1).on_timeout).toBe('host')
    expect(tableOf({ ...wish, pace: { kind: 'live', seconds: 60 } }, 1).on_timeout).toBe('bot-turn')
  })
})

describe('an invitation', () => {
  const token = 'abcDEF_-0123456789abcdef'

  it.each([
    [`https://maps.example.org/j/${token}`, `/j/${token}`],
    [`  Come and play: http://localhost:8000/j/${token}. See you!`, `/j/${token}`],
    [`/j/${token}?from=mail`, `/j/${token}`],
    [token, `/j/${token}`],
    ['https://maps.example.org/t/AbCdEfGh12345678', '/t/AbCdEfGh12345678'],
  ])('is found in %s', (text, path) => expect(invitationIn(text)).toBe(path))

  it.each(['', 'hello', 'https://example.org/', 'https://example.org/j/', 'j/abc', '/j/abc def'])(
    'is not found in "%s"',
    (text) => expect(invitationIn(text)).toBeNull(),
  )
})

describe('the cards that the words name', () => {
  it('are those that can be chosen', async () => {
    const content = await loadContent()
    const editions = join(import.meta.dirname, '../../../src/groma/games/cartographers/editions')
    const words = ['base', 'heroes'].map((name) => readFileSync(join(editions, name, 'text/en.ftl'), 'utf8')).join('\n')
    for (const card of [...content.scoring, ...content.ambushes]) expect(words).toContain(`\ncard-${card.id} = `)
  })
})
