/*
 * Words by id. Each language is a file of its own, fetched when it is chosen; the words of a game come with its table.
 * `t` reads reactive state: whatever a component wrote with it is written anew when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const languages = ['en', 'es', 'fr'] as const
export type Language = (typeof languages)[number]
export type Facts = Record<string, FluentVariable>

/** A language is named in itself: whoever looks for it can read it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }

type Source = () => Promise<string>

const pageWords = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
/** The words of the rules, which the server and the terminal read too, and those of each game's own table and page. */
const gameWords = import.meta.glob<string>(
  [
    '../../../src/groma/{kernel,games}/**/text/*.ftl',
    '../games/*/text/*.ftl',
    '../{replay,reference,hints}/text/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
let current = $state.raw<Language>('en')
const gamesAtHand = new Set<string>()
/** Words that were read once: reading them is what takes time on a slow phone. */
const readAlready = new Map<Source, Promise<FluentResource>>()

export function isLanguage(text: unknown): text is Language {
  return languages.includes(text as Language)
}

/** The language that words come in now; reactive. */
export function language(): Language {
  return current
}

/** How often words were asked for, and when the last of these will be at hand. */
let asked = 0
let wished: Language = 'en'
let speaking: Promise<void> = Promise.resolve()

/** Fetches the words of a language, with those of every game that was asked for, and then speaks it. */
export function speak(wanted: Language): Promise<void> {
  asked += 1
  wished = wanted
  speaking = fetchAndSpeak(wanted, asked)
  return speaking
}

async function fetchAndSpeak(wanted: Language, number: number): Promise<void> {
  const spoken = new FluentBundle(wanted, { useIsolating: false })
  for (const words of await Promise.all(sources(wanted).map(read))) {
    for (const error of spoken.addResource(words)) console.error(error)
  }
  // Whoever asked later gets these words too, and more: theirs must not be replaced by fewer.
  if (number !== asked) return speaking
  bundle = spoken
  current = wanted
  document.documentElement.lang = wanted
}

function read(source: Source): Promise<FluentResource> {
  let found = readAlready.get(source)
  if (!found) {
    found = source().then((words) => new FluentResource(words))
    readAlready.set(source, found)
    // What could not be fetched is fetched again the next time.
    found.catch(() => readAlready.delete(source))
  }
  return found
}

/** Adds the words of a game, or of a page with words of its own, to those at hand, in every language chosen later. */
export function speakOf(game: string): Promise<void> {
  if (gamesAtHand.has(game)) return speaking
  gamesAtHand.add(game)
  return speak(wished)
}

function sources(wanted: Language): Source[] {
  const ofGames = Object.entries(gameWords)
    .filter(([path]) => path.endsWith(`/${wanted}.ftl`) && [...gamesAtHand].some((game) => isOf(game, path)))
    .map(([, source]) => source)
  return [pageWords[`./${wanted}.ftl`] as Source, ...ofGames]
}

function isOf(game: string, path: string): boolean {
  return path.includes('/groma/kernel/') || path.includes(`/games/${game}/`) || path.startsWith(`../${game}/`)
}

/** Tells whether there are words under an id, for ids made of what the server sent. */
export function hasWords(id: string): boolean {
  return bundle.hasMessage(id)
}

/** The words under an id (`id` or `id.attribute`), with facts put in. An id without words is an error in the program. */
export function t(id: string, facts?: Facts): string {
  const [message, attribute] = id.split('.') as [string, string?]
  const found = bundle.getMessage(message)
  const pattern = attribute ? found?.attributes[attribute] : found?.value
  if (!pattern) {
    console.error(`no words for "${id}" in ${current}`)
    return id
  }
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, facts, errors)
  for (const error of errors) console.error(`words "${id}" in ${current}: ${error.message}`)
  return text
}

/** A number as this language writes it. */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current, options).format(value)
}

/** Names in a row as this language lists them: "Ana, Bo and Cy". */
export function listText(parts: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(current, { type }).format(parts)
}

/** A text that stands alone begins with a capital. */
export function sentence(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(current) + text.slice(first.length)
}

/** How long ago something was, in one unit: "3 minutes ago". */
export function agoText(seconds: number): string {
  const ago = new Intl.RelativeTimeFormat(current, { numeric: 'auto' })
  if (seconds < 60) return ago.format(0, 'minute')
  if (seconds < 3600) return ago.format(-Math.round(seconds / 60), 'minute')
  if (seconds < 86_400) return ago.format(-Math.round(seconds / 3600), 'hour')
  return ago.format(-Math.round(seconds / 86_400), 'day')
}

/** A span of time in one unit, for limits: "2 minutes", "3 days". */
export function spanText(seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const [value, unit] =
    seconds >= 86_400
      ? [Math.round(seconds / 86_400), 'day']
      : seconds >= 3600
        ? [Math.round(seconds / 3600), 'hour']
        : seconds >= 60
          ? [Math.round(seconds / 60), 'minute']
          : [Math.round(seconds), 'second']
  return new Intl.NumberFormat(current, { style: 'unit', unit: unit as string, unitDisplay }).format(value as number)
}
