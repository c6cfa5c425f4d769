/* Questions and wishes that are not part of a match: who I am, which tables there are, set one up. */
import { language } from '../text/words.svelte'
import { Refused, Unreachable, type Facts } from './refused'

type Method = 'GET' | 'POST' | 'DELETE'

const patience = 15_000

/** Asks the server; the answer is its JSON. Throws `Refused` with the server's reason, `Unreachable` without one. */
export async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language() }
  if (method !== 'GET') headers['X-Groma'] = '1'
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    text = await response.text()
  } catch (error) {
    throw new Unreachable(String(error))
  }
  if (response.status === 502 || response.status === 503 || response.status === 504) {
    throw new Unreachable(`the server is not ready (${response.status})`)
  }
  const answer = parse(text)
  if (!response.ok) throw refusedOf(answer, response.status)
  return answer as Answer
}

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function refusedOf(answer: unknown, status: number): Refused {
  const said = (answer ?? {}) as { code?: string; facts?: Facts; text?: string }
  return new Refused(said.code ?? `http-${status}`, said.facts ?? {}, said.text ?? '', status)
}
