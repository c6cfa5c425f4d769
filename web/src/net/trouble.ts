/* What went wrong as a sentence that says what to do. */
import { hasWords, sentence, t } from '../text/words.svelte'
import { Refused, Unreachable, type Facts } from './refused'

/** A sentence in the reader's language for anything that was thrown. */
export function troubleText(error: unknown): string {
  if (error instanceof Refused) {
    const id = `refusal-${error.code}`
    if (hasWords(id)) return sentence(t(id, plain(error.facts)))
    return error.text ? sentence(error.text) : t('trouble-refused')
  }
  if (error instanceof Unreachable) return t(navigator.onLine ? 'trouble-no-server' : 'trouble-offline')
  throw error
}

/** Facts as the words take them: lists become text. */
export function plain(facts: Facts): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
}
