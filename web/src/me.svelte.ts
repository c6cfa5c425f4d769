/* Who is looking at the page: a visitor, a guest with a name, or somebody with an account. */
import { call } from './net/http'
import type { Me } from './net/types'
import { change, settings, type Motion, type Theme } from './settings.svelte'
import { isLanguage, speak } from './text/words.svelte'

let me = $state.raw<Me | null>(null)

/** Null until the server has said. */
export function whoAmI(): Me | null {
  return me
}

let asking: Promise<Me> | null = null

/** Asks the server; several parts of a page that open together ask once. */
export function loadMe(): Promise<Me> {
  asking ??= call<Me>('GET', '/api/me')
    .then((told) => (me = told))
    .finally(() => (asking = null))
  return asking
}

export async function rename(name: string): Promise<void> {
  me = await call<Me>('POST', '/api/me', { name, language: settings.language })
}

export async function signUp(name: string, password: string): Promise<void> {
  me = await call<Me>('POST', '/api/account', { name, password })
  await keepSettings()
}

/** Logs in, and takes on the language and the likings that the account knows. */
export async function logIn(name: string, password: string): Promise<void> {
  me = await call<Me>('POST', '/api/session', { name, password })
  const { theme, motion, sound } = me.preferences
  if (isLanguage(me.language)) await speak(me.language)
  change({
    language: me.language,
    ...(typeof theme === 'string' ? { theme: theme as Theme } : {}),
    ...(typeof motion === 'string' ? { motion: motion as Motion } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
  })
}

export async function logOut(everywhere = false): Promise<void> {
  await call('DELETE', everywhere ? '/api/sessions' : '/api/session')
  await loadMe()
}

export async function deleteMe(): Promise<void> {
  await call('DELETE', '/api/me')
  await loadMe()
}

/** Tells the account what was chosen in the settings; a visitor's stay in this browser alone. */
export async function keepSettings(): Promise<void> {
  if (!me?.id) return
  const { language, theme, sound, motion } = settings
  me = await call<Me>('POST', '/api/me', { language, preferences: { theme, sound, motion } })
}
