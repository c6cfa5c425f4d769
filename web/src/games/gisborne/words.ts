/** Sentences that several parts of Gisborne's table need. */
import { hasWords, listText, t } from '../../text/words.svelte'
import type { Card, Draw, Effect, Event, Lay, TileView, View } from './data'

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export function cardName(card: Card): string {
  return t(`card-${card}`)
}

/** A tile of somebody's own set bears the name its file gives it. */
export function tileName(tile: Pick<TileView, 'id' | 'name'>): string {
  return hasWords(`tile-${tile.id}`) ? t(`tile-${tile.id}`) : tile.name
}

export function kindName(kind: string): string {
  return t(`gisborne-kind-${kind}`)
}

/** "silver 3, silver 3 and tent". */
export function layText(lay: Lay): string {
  return listText([...lay.cards.map(cardName), ...(lay.tent ? [t('card-tent')] : [])])
}

/** A tile and what is to be known of its fields; the plain ones are left out. */
export function tileSentence(tile: TileView, names: readonly string[], mine: number | null): string {
  const told: string[] = []
  for (const { number, kind, bridge_to, river_after, chip, pawn } of tile.fields) {
    const field = number ?? 0
    if (kind !== 'plain') told.push(t('gisborne-on-field', { what: kindName(kind), field }))
    if (chip !== null) told.push(t('gisborne-on-field', { what: t('gisborne-chip', { value: chip }), field }))
    if (bridge_to !== null) told.push(t('gisborne-bridge', { from: field, to: bridge_to }))
    if (river_after) told.push(t('gisborne-river', { field }))
    if (pawn !== null) told.push(t('gisborne-on-field', { what: nameOf(pawn, names, mine), field }))
  }
  const span = { tile: tileName(tile), from: tile.fields[0]?.number ?? 0, to: tile.fields.at(-1)?.number ?? 0 }
  return told.length ? t('gisborne-tile', { ...span, what: listText(told) }) : t('gisborne-tile-plain', span)
}

function nameOf(seat: number, names: readonly string[], mine: number | null): string {
  return seat === mine ? `${names[seat] ?? ''} ${t('gisborne-you')}` : (names[seat] ?? '')
}

/** Where a pawn stands. */
export function standSentence(view: View, seat: number): string {
  const field = view.pawns[seat] ?? 0
  if (!field) return t('gisborne-stands-bar')
  return view.is_path_complete && field > view.path_length
    ? t('gisborne-stands-beach', { number: field - view.path_length })
    : t('gisborne-stands-field', { field })
}

/** What a lay would bring, in short phrases; the first is the one that counts most. */
export function effectPhrases(effect: Effect, view: View): string[] {
  const told: string[] = []
  if (effect.tent) told.push(t('gisborne-effect-tent'))
  else {
    told.push(t('gisborne-effect-points', { points: effect.counted ?? 0 }))
    if (effect.swamp) told.push(t('gisborne-effect-halved', { points: effect.points ?? 0 }))
    if (effect.beach) told.push(t('gisborne-effect-beach', { number: (effect.to ?? 0) - view.path_length }))
    else if (effect.to === null) told.push(t('gisborne-effect-unknown'))
    else if (effect.to !== effect.from) {
      const kind = effect.kind && effect.kind !== 'plain' ? effect.kind : null
      told.push(
        kind
          ? t('gisborne-effect-to-kind', { field: effect.to ?? 0, kind: kindName(kind) })
          : t('gisborne-effect-to', { field: effect.to ?? 0 }),
      )
    }
    if (effect.pushed) told.push(t('gisborne-effect-pushed'))
    if (effect.bridge) told.push(t('gisborne-effect-bridge'))
    if (effect.rivers?.length)
      told.push(t('gisborne-effect-river', { cards: typeof effect.discards === 'number' ? effect.discards : 0 }))
    if (effect.chip) told.push(t('gisborne-effect-chip', { value: effect.chip }))
    if (effect.wolves) told.push(t('gisborne-effect-wolves'))
  }
  told.push(t('gisborne-effect-drawn', { cards: effect.drawn ?? 0 }))
  return told
}

/** What happened, in a sentence; cards that others draw are left out, since their number is in sight anyway. */
export function eventSentence(event: Event, names: readonly string[]): string | null {
  const seat = event['seat'] as number | undefined
  const name = seat === undefined ? '' : (names[seat] ?? '')
  switch (event.kind) {
    case 'cards-laid':
      return event['count'] === null
        ? t('gisborne-news-laid-sealed', { name })
        : t('gisborne-news-laid', { name, cards: event['count'] as number })
    case 'cards-revealed':
      return (event['lays'] as Lay[])
        .map((lay, each) => t('gisborne-news-revealed', { name: names[each] ?? '', cards: layText(lay) }))
        .join(' ')
    case 'tile-uncovered':
      return t('gisborne-news-tile', { tile: tileName({ id: event['tile'] as string, name: event['tile'] as string }) })
    case 'pawn-moved':
      return event['points'] === 0
        ? t('gisborne-news-stays', { name })
        : t('gisborne-news-moved', { name, points: event['points'] as number })
    case 'chip-taken': {
      const told = t(`gisborne-news-chip-${event['why'] as string}`, { name, value: event['value'] as number })
      return event['why'] === 'beach' ? `${told} ${t('gisborne-news-last-round')}` : told
    }
    case 'chip-returned':
      return t('gisborne-news-wolves', { name, value: event['value'] as number })
    case 'cards-discarded':
      return t('gisborne-news-river', { name, cards: listText((event['cards'] as Card[]).map(cardName)) })
    case 'scoring-begun':
      return t('gisborne-news-scoring')
    case 'cards-stored':
      return t('gisborne-news-stored', { name, cards: event['count'] as number })
    case 'cards-drawn':
      return drawSentence([event['draw'] as Draw])
    case 'cards-replenished':
      return drawSentence(event['draws'] as Draw[])
    case 'deck-reshuffled':
      return t('gisborne-news-shuffled')
    default:
      return null
  }
}

/** The cards one has drawn oneself; nobody else's are known. */
function drawSentence(draws: readonly Draw[]): string | null {
  const cards = draws.flatMap((draw) => draw.cards ?? [])
  return cards.length ? t('gisborne-news-drawn', { cards: listText(cards.map(cardName)) }) : null
}
