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
