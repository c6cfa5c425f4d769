/** Sentences that several parts of the table need. */
import { SIZE, spaceText, square } from '../../look/ink/notation'
import { hasWords, t } from '../../text/words.svelte'
import type { Part, SeatView, View } from './data'
import { initialsOf } from './data'

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** The name of a card as this table's printing has it. */
export function cardName(card: string, view: View): string {
  const box = `card-${card}-box`
  return t(view.options.printing === 'box' && hasWords(box) ? box : `card-${card}`)
}

export function cardRule(card: string, view: View): string {
  const box = `card-${card}-rule-box`
  if (view.options.printing === 'box' && hasWords(box)) return t(box)
  return hasWords(`card-${card}-rule`) ? t(`card-${card}-rule`) : ''
}

/** "4 forest spaces on the edge": what a part of a score counted. */
export function reason(card: string, part: Part, view: View): string {
  const box = `card-${card}-reason-box`
  const id = view.options.printing === 'box' && hasWords(box) ? box : `card-${card}-reason`
  return hasWords(id)
    ? t(id, { times: part.times, each: part.each })
    : t('reason-each', { times: part.times, each: part.each })
}

/** "B4: forest on ruins, under attack." */
export function spaceSentence(seat: SeatView, index: number): string {
  const here = square(seat.sheet[index] as string)
  const space = spaceText(Math.floor(index / SIZE), index % SIZE)
  const initial = initialsOf(seat).get(space)
  let what: string
  if (here.ground === 'empty') what = here.ruins ? t('space-ruins') : t('space-empty')
  else {
    const ground = t(`terrain-${here.ground}`)
    what = here.ruins ? t('space-on-ruins', { terrain: ground }) : ground
  }
  if (initial && here.ground === 'monster') what = t('cartographers-named-monster', { what, initial })
  if (here.ground === 'mountain')
    what = t(seat.surrounded.includes(space) ? 'cartographers-mountain-spent' : 'cartographers-mountain-coin')
  if (seat.marks.includes(space)) what = t('cartographers-attacked', { what })
  return t('cartographers-space', { space, what })
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0'
}
