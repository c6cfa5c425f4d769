/* What happens in a scene, in a few words. */
import { hasWords, listText, sentence, t } from '../text/words.svelte'
import type { GameEvent, Scene } from './data'

const seasons = ['spring', 'summer', 'fall', 'winter']

function cardText(scene: Scene, card: string): string {
  const printing = (scene.view['options'] as { printing?: string } | undefined)?.printing
  const box = `card-${card}-box`
  return t(printing === 'box' && hasWords(box) ? box : `card-${card}`)
}

export function seasonText(event: GameEvent): string {
  return sentence(t(`season-${seasons[event['season'] as number]}`))
}

/** The scene as a sentence without its full stop; the event that matters most is told. */
export function sceneText(scene: Scene, names: string[]): string {
  const first = (kind: string): GameEvent | undefined => scene.events.find((event) => event.kind === kind)
  const who = (kind: string, field = 'seat'): string =>
    listText([
      ...new Set(
        scene.events.filter((event) => event.kind === kind).map((event) => names[event[field] as number] ?? ''),
      ),
    ])
  const of = (kind: string, told: (event: GameEvent) => string): string | null => {
    const event = first(kind)
    return event ? told(event) : null
  }
  return (
    of('match-ended', () => t('replay-scene-over')) ??
    of('game-ended', () => t('replay-scene-over')) ??
    of('season-scored', (event) => t('replay-scene-scored', { season: seasonText(event) })) ??
    of('card-revealed', (event) => t('replay-scene-card', { card: cardText(scene, event['card'] as string) })) ??
    of('season-begun', (event) => t('replay-scene-season', { season: seasonText(event) })) ??
    of('hero-placed', () => t('replay-scene-hero', { names: who('hero-placed') })) ??
    of('monster-walked', () => t('replay-scene-walk')) ??
    of('space-destroyed', () => t('replay-scene-destroyed')) ??
    of('monsters-spread', () => t('replay-scene-spread')) ??
    of('shape-drawn', () => t('replay-scene-drawn', { names: who('shape-drawn', 'by') })) ??
    of('cards-revealed', () => t('replay-scene-revealed')) ??
    of('pawn-moved', () => t('replay-scene-moved', { names: who('pawn-moved') })) ??
    of('river-reached', () => t('replay-scene-river', { names: who('river-reached') })) ??
    of('wolves-met', () => t('replay-scene-wolves', { names: who('wolves-met') })) ??
    of('tile-uncovered', () => t('replay-scene-tile')) ??
    of('cards-stored', () => t('replay-scene-stored', { names: who('cards-stored') })) ??
    of('cards-offered', () => t('replay-scene-offered', { names: who('cards-offered') })) ??
    of('scoring-begun', () => t('replay-scene-scoring')) ??
    of('cards-replenished', () => t('replay-scene-replenished')) ??
    of('cards-laid', () => t('replay-scene-laid', { names: who('cards-laid') })) ??
    of('table-set', () => t('replay-scene-begin')) ??
    of('round-begun', (event) =>
      t('replay-scene-round', { round: (event['number'] ?? event['round'] ?? '') as number }),
    ) ??
    t('replay-scene-other')
  )
}
