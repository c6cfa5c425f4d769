/** What happened since the last look, told from one seat: sentences, what to ink in, what to show on its own. */
import { parseSpace } from '../../look/ink/notation'
import { listText, t } from '../../text/words.svelte'
import type { Entry, Event, Offset, SeasonStars, View } from './data'
import { SEASONS } from './data'
import { faces, walkRound } from './faces'
import { capital, cardName } from './words'

export interface SeasonCount {
  season: number
  stars: SeasonStars[]
  after: string[]
}

export interface News {
  lines: string[]
  /** Spaces of the own map that were drawn just now. */
  fresh: string[]
  /** The way a monster walked on the own map before it found room. */
  trail: Offset[]
  counted: SeasonCount[]
  cards: number
  coins: number
  drawn: number
}

const spaces = (event: Event, field = 'spaces'): string[] => (event[field] as string[] | undefined) ?? []

/** How a monster went round the sheet until it reached the first of its spaces. */
export function trailTo(card: string, reached: readonly string[]): Offset[] {
  const face = faces.get(card)
  if (!face?.corner || !face.direction) return []
  const goal = new Set(reached.map((space) => `${parseSpace(space).row},${parseSpace(space).column}`))
  const walk = walkRound(face.corner, face.direction)
  const end = walk.findIndex(([row, column]) => goal.has(`${row},${column}`))
  return end < 0 ? [] : walk.slice(0, end + 1)
}

export function tell(entries: readonly Entry[], view: View, mine: number | null, names: readonly string[]): News {
  const news: News = { lines: [], fresh: [], trail: [], counted: [], cards: 0, coins: 0, drawn: 0 }
  let card = ''
  let count: SeasonCount | null = null
  const say = (line: string): void => void (count ? count.after.push(line) : news.lines.push(line))
  for (const event of entries.flatMap((entry) => entry.events)) {
    const own = mine !== null && event['seat'] === mine
    switch (event.kind) {
      case 'card-revealed':
        card = event['card'] as string
        news.cards += 1
        say(t('cartographers-news-card', { card: cardName(card, view), time: event['time'] as number }))
        break
      case 'season-begun':
        count = null
        say(t('cartographers-news-season', { season: capital(t(`season-${SEASONS[event['season'] as number]}`)) }))
        break
      case 'season-scored':
        count = { season: event['season'] as number, stars: event['stars'] as SeasonStars[], after: [] }
        news.counted.push(count)
        break
      case 'shape-drawn':
        if (!own) break
        news.drawn += 1
        news.fresh.push(...spaces(event))
        if (event['by'] !== mine)
          say(
            t('cartographers-news-ambushed', {
              name: names[event['by'] as number] ?? '',
              space: listText(spaces(event)),
            }),
          )
        else
          say(
            t('cartographers-news-mine', {
              what: t(`terrain-${event['terrain'] as string}`),
              space: listText(spaces(event)),
            }),
          )
        slain(event)
        break
      case 'nothing-drawn':
        if (own) say(t('cartographers-news-nothing'))
        break
      case 'monster-walked': {
        if (!own) break
        const reached = spaces(event)
        const face = faces.get(card)
        if (reached.length === 0) say(t('cartographers-walk-none', { card: cardName(card, view) }))
        else {
          news.fresh.push(...reached)
          news.trail = trailTo(card, reached)
          say(
            t('cartographers-walk', {
              card: cardName(card, view),
              corner: t(`cartographers-corner-${face?.corner ?? 'top-left'}`),
              direction: t(`cartographers-direction-${face?.direction ?? 'clockwise'}`),
              space: listText(reached),
            }),
          )
          slain(event)
        }
        break
      }
      case 'hero-placed':
        if (!own) break
        news.fresh.push(event['space'] as string)
        slain(event)
        break
      case 'space-destroyed':
        if (!own) break
        news.fresh.push(event['space'] as string)
        say(t('cartographers-news-destroyed', { space: event['space'] as string }))
        break
      case 'coins-gained':
        if (!own) break
        news.coins += event['coins'] as number
        say(
          t('cartographers-news-coins', {
            count: event['coins'] as number,
            because: t(`coin-because-${event['because'] as string}`),
          }),
        )
        break
      case 'monsters-spread':
        if (!own) break
        news.fresh.push(...spaces(event))
        say(t('cartographers-news-spread', { count: spaces(event).length }))
        slain(event)
        break
    }
  }
  return news

  function slain(event: Event): void {
    const destroyed = spaces(event, 'destroyed')
    if (destroyed.length > 0)
      say(t('cartographers-news-slain', { count: destroyed.length, spaces: listText(destroyed) }))
  }
}
