/* Fetching a finished match, and sending a record to be looked at. */
import { Refused, Unreachable, type Facts } from '../net/refused'
import { language } from '../text/words.svelte'
import type { Told } from './data'

export const MOST_BYTES = 2 * 1024 * 1024
const patience = 40_000

/** The match of somebody's record, checked by the server; throws `Refused` with what is wrong with it. */
export async function lookAt(file: Blob): Promise<Told> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch('/api/replay', {
      method: 'POST',
      headers: { 'X-Groma': '1', 'Accept-Language': language(), 'Content-Type': 'application/jsonl' },
      body: file,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
    })
    answer = await response.json()
  } catch (error) {
    throw new Unreachable(String(error))
  }
  if (response.ok) return answer as Told
  const said = answer as { code?: string; facts?: Facts; text?: string }
  throw new Refused(said.code ?? `http-${response.status}`, said.facts ?? {}, said.text ?? '', response.status)
}
