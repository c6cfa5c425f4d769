/* Finding something in the rules by a few words. */
import type { Entry, Reference } from './data'

interface Card {
  entry: Entry
  title: string
  text: string
}

/** Small letters without accents, with one space before each word: "Río" is found by "rio", "Cœur" by "coeur". */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const spelt = bare.replace(/œ/g, 'oe').replace(/æ/g, 'ae').replace(/×/g, 'x')
  return ` ${spelt.replace(/[^\p{L}\p{N}?]+/gu, ' ').trim()} `
}

/** What is looked for: "coins" finds a coin, "loups" a wolf, "wolves" the wolves only. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}

/**
 * The entries with every word, those first that have the words in their titles. Where there is none: those that have
 * the words within others, then those with some of the words.
 */
export function search(all: Reference, words: string): Entry[] {
  const wanted = plain(words).trim().split(' ').filter(Boolean).map(stem)
  if (wanted.length === 0) return []
  const cards = all.chapters.flatMap((chapter) =>
    chapter.entries.map((entry): Card => {
      const captions = entry.pictures.map((picture) => picture.caption)
      return {
        entry,
        title: plain(entry.title),
        text: plain([entry.title, chapter.title, ...entry.text, ...captions].join(' ')),
      }
    }),
  )
  const begins = (card: Card, word: string): boolean => card.text.includes(` ${word}`)
  const sieves: ((card: Card) => boolean)[] = [
    (card) => wanted.every((word) => begins(card, word)),
    (card) => wanted.every((word) => card.text.includes(word)),
    (card) => wanted.some((word) => word.length > 2 && begins(card, word)),
  ]
  const found = sieves.map((sieve) => cards.filter(sieve)).find((some) => some.length > 0) ?? []
  const weight = ({ title, text }: Card): number =>
    wanted.filter((word) => title.includes(` ${word}`)).length * 3 +
    (title.startsWith(` ${wanted[0] ?? ''}`) ? 1 : 0) +
    wanted.filter((word) => text.includes(` ${word}`)).length
  return found
    .map((card) => ({ entry: card.entry, weight: weight(card) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry)
}
