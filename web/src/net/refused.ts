/* Why something was not done: the server's answer, or that there is none. */

export type Facts = Record<string, string | number | string[]>

/** The server said no. `text` is a sentence in the language the server was told. */
export class Refused extends Error {
  override name = 'Refused'

  constructor(
    readonly code: string,
    readonly facts: Facts,
    readonly text: string,
    readonly status = 0,
  ) {
    super(`${code}: ${text}`)
  }
}

/** Nobody answered: no network, or the server is not running. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** A question that no longer matters, because a newer one was asked. */
export class Superseded extends Error {
  override name = 'Superseded'
}
