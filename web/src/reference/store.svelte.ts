/* The rules as the server tells them, fetched once for each language and kept by the browser. */
import { call } from '../net/http'
import { language, speakOf, type Language } from '../text/words.svelte'
import type { Chapter, Entry, Reference } from './data'

const kept = new Map<Language, Promise<Reference>>()

/** The rules in the language of the page. */
export async function rules(): Promise<Reference> {
  const wanted = language()
  let found = kept.get(wanted)
  if (!found) {
    found = call<Reference>('GET', `/api/reference/${wanted}`)
    kept.set(wanted, found)
    // What failed is asked for again the next time.
    found.catch(() => kept.delete(wanted))
  }
  const [told] = await Promise.all([found, speakOf('reference')])
  return told
}

export function entryOf(all: Reference, id: string): Entry | undefined {
  return all.chapters.flatMap((chapter) => chapter.entries).find((entry) => entry.id === id)
}

export function chapterOf(all: Reference, id: string): Chapter | undefined {
  return all.chapters.find((chapter) => chapter.id === id || chapter.entries.some((entry) => entry.id === id))
}

/** The address of an entry or a chapter. */
export function addressOf(id: string): string {
  return `/rules/${id}`
}

/** Letters without their accents, in lower case: "Río" is found by "rio". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase()
}

/** The entries that have every word, those with the words in their titles first. */
export function search(all: Reference, words: string): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const found: { entry: Entry; weight: number }[] = []
  for (const chapter of all.chapters)
    for (const entry of chapter.entries) {
      const title = plain(entry.title)
      const text = plain([entry.title, ...entry.text, ...entry.pictures.map((picture) => picture.caption)].join(' '))
      if (!wanted.every((word) => text.includes(word))) continue
      const inTitle = wanted.filter((word) => title.includes(word)).length
      const begins = title.startsWith(wanted[0] as string) ? 1 : 0
      found.push({ entry, weight: inTitle * 2 + begins })
    }
  return found.sort((one, other) => other.weight - one.weight).map(({ entry }) => entry)
}
