/** Sentences that several parts of Gisborne's table need. */
import { hasWords, listText, t } from '../../text/words.svelte'
import type { Card, Effect, Event, FieldView, Lay, TileView, View } from './data'

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

export function fieldSentence(field: FieldView, names: readonly string[], mine: number | null): string {
  const told = [capital(kindName(field.kind))]
  if (field.bridge_to !== null) told.push(t('gisborne-bridge-to', { field: field.bridge_to }))
  if (field.river_after) told.push(t('gisborne-river-after'))
  if (field.chip !== null) told.push(t('gisborne-chip-here', { value: field.chip }))
  if (field.pawn !== null)
    told.push(field.pawn === mine ? t('gisborne-you-here') : t('gisborne-pawn-here', { name: names[field.pawn] ?? '' }))
  return told.join('; ')
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

/** What happened, as sentences; what only moves cards about is left out. */
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
    case 'chip-taken':
      return t(`gisborne-news-chip-${event['why'] as string}`, { name, value: event['value'] as number })
    case 'chip-returned':
      return t('gisborne-news-wolves', { name, value: event['value'] as number })
    case 'cards-discarded':
      return t('gisborne-news-river', { name, cards: (event['cards'] as Card[]).length })
    case 'scoring-begun':
      return t('gisborne-news-scoring')
    case 'cards-stored':
      return t('gisborne-news-stored', { name, cards: event['count'] as number })
    case 'deck-reshuffled':
      return t('gisborne-news-shuffled')
    default:
      return null
  }
}
