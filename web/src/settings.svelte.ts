/* What a visitor likes: kept in this browser, and with the account so that it follows to the next device. */
import { isLanguage, languages, type Language } from './text/words.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'on' | 'off'

export interface Settings {
  language: Language
  theme: Theme
  sound: boolean
  motion: Motion
}

const place = 'groma.settings'

export const settings: Settings = $state(kept())

function kept(): Settings {
  const likes: Settings = { language: languageOfBrowser(), theme: 'system', sound: true, motion: 'system' }
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Settings>
    if (isLanguage(found.language)) likes.language = found.language
    if (found.theme === 'light' || found.theme === 'dark') likes.theme = found.theme
    if (found.motion === 'on' || found.motion === 'off') likes.motion = found.motion
    if (typeof found.sound === 'boolean') likes.sound = found.sound
  } catch {
    // A browser that keeps nothing, or something else kept under our name: the defaults hold.
  }
  return likes
}

function languageOfBrowser(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wished.find(isLanguage) ?? languages[0]
}

/** Changes some of the settings, keeps them, and lets the page take them on. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some)
  try {
    localStorage.setItem(place, JSON.stringify(settings))
  } catch {
    // Then they hold until the page is closed.
  }
  show()
}

/** Puts theme, motion and sound where style sheets and boards look for them. */
export function show(): void {
  const root = document.documentElement.dataset
  if (settings.theme === 'system') delete root['theme']
  else root['theme'] = settings.theme
  if (settings.motion === 'system') delete root['motion']
  else root['motion'] = settings.motion
  root['sound'] = settings.sound ? 'on' : 'off'
}

/** Whether movement may be shown: the visitor's word first, then the system's. */
export function isMoving(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
