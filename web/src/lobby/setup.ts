/*
 * What the form of a new table holds, and the wish it makes of it. The server has the last word on every option; what
 * is kept apart here by edition only spares people choosing what it would refuse.
 */
import type { GameInfo, NewTable, OnTimeout, OptionField, Pace } from '../net/types'
import type { Content, Edition } from './content'

export type Kind = 'base' | 'heroes' | 'combined' | 'gisborne'
export type Who = 'alone' | 'bots' | 'friends' | 'anyone'

export interface Wish {
  kind: Kind
  who: Who
  sheet: string
  seats: number
  bots: number
  level: string
  pace: Pace
  onTimeout: OnTimeout
  edicts: { how: string; cards: string[] }
  /** All further options of the game, by name. */
  options: Record<string, unknown>
  seed: string
}

/** Options that a game alone takes from its own box: only the games combined leave a choice. */
const chosenWhenCombined = new Set(['explore', 'seasons', 'ambushes', 'heroes', 'scoring'])

/** Options that have a place of their own in the form. */
const placed = new Set(['edition', 'sheet', 'edicts'])

export function gameOf(kind: Kind): string {
  return kind === 'gisborne' ? 'gisborne' : 'cartographers'
}

/** The games on offer as people know them: an edition of Cartographers counts as a game. */
export function kindsOf(games: GameInfo[]): Kind[] {
  return games.flatMap((game): Kind[] =>
    game.id === 'cartographers' ? ['base', 'heroes', 'combined'] : game.id === 'gisborne' ? ['gisborne'] : [],
  )
}

export function infoOf(games: GameInfo[], kind: Kind): GameInfo | undefined {
  return games.find((game) => game.id === gameOf(kind))
}

/** Of things that each belong to an edition, those that a game is played with. */
export function fitting<Thing extends { edition: Edition }>(things: Thing[], kind: Kind): Thing[] {
  return kind === 'gisborne' ? [] : things.filter((thing) => kind === 'combined' || thing.edition === kind)
}

/** Options shown under "all options", in the server's order, with the values that come from the editions. */
export function furtherOptions(info: GameInfo | undefined, kind: Kind, content: Content): OptionField[] {
  return (info?.options ?? [])
    .filter(
      (field) =>
        !placed.has(field.name) &&
        !(kind !== 'combined' && chosenWhenCombined.has(field.name)) &&
        !(kind === 'base' && field.name === 'printing') &&
        // Which set of tiles is a matter for whoever runs the server.
        field.kind !== 'text',
    )
    .map((field) => (field.name === 'ambushes' ? { ...field, values: content.ambushes.map((card) => card.id) } : field))
}

/** What an edition's rulebook says about every option, or a game's own defaults. */
export function defaultsOf(info: GameInfo | undefined, kind: Kind, content: Content): Record<string, unknown> {
  const defaults = Object.fromEntries((info?.options ?? []).map((field) => [field.name, field.default]))
  if (kind === 'gisborne') return defaults
  const box: Edition = kind === 'heroes' ? 'heroes' : 'base'
  return {
    ...defaults,
    edition: kind,
    explore: box,
    seasons: box,
    ambushes: fitting(content.ambushes, kind).map((card) => card.id),
    heroes: kind !== 'base',
    scoring: kind === 'combined' ? 'both' : box,
    fallback_terrain: kind === 'base' ? 'card' : 'any',
  }
}

export function tableOf(wish: Wish, fewestSeats: number): NewTable {
  const isForPeople = wish.who === 'friends' || wish.who === 'anyone'
  const bots = wish.who === 'bots' ? Math.max(wish.bots, fewestSeats - 1) : 0
  return {
    game: gameOf(wish.kind),
    options:
      wish.kind === 'gisborne'
        ? wish.options
        : {
            ...wish.options,
            sheet: wish.sheet,
            edicts: { how: wish.edicts.how, cards: wish.edicts.cards.filter(Boolean) },
          },
    seats: wish.who === 'alone' ? 1 : wish.who === 'bots' ? bots + 1 : wish.seats,
    visibility: wish.who === 'anyone' ? 'open' : 'invitation',
    pace: wish.pace,
    // Without a clock nothing ends the wait for somebody who left: the host does, where others play.
    on_timeout: wish.pace.kind !== 'none' ? wish.onTimeout : isForPeople ? 'host' : 'wait',
    bots: Array.from({ length: bots }, () => wish.level),
    ...(wish.seed.trim() ? { seed: wish.seed.trim() } : {}),
    start: wish.who === 'alone' || wish.who === 'bots',
  }
}
