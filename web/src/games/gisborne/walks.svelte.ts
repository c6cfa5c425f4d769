/** Pawns on their way: one after the other, each from field to field. */
import type { Event, View } from './data'
import { steps } from './landscape'

/** Milliseconds from one field to the next; less where there is much to walk. */
const SLOWEST = 120
const QUICKEST = 30
const IN_ALL = 1500

export class Walks {
  /** The field where each pawn is seen. */
  shown = $state.raw<number[]>([])
  /** Whose pawn walks. */
  walker = $state<number | null>(null)
  /** Whose pawn was walked past last. */
  jostled = $state<number | null>(null)
  pace = $state(SLOWEST)

  #view: () => View
  #ways: { seat: number; way: number[] }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(view: () => View) {
    this.#view = view
    this.shown = view().pawns
  }

  get isWalking(): boolean {
    return this.#timer !== undefined
  }

  /** Sends pawns on their way. Whoever still walks goes on. */
  follow(happened: readonly Event[]): void {
    const from = this.shown.map((at, seat) => this.#ways.findLast((each) => each.seat === seat)?.way.at(-1) ?? at)
    for (const event of happened) {
      if (event.kind !== 'pawn-moved' && event.kind !== 'river-reached') continue
      const seat = event['seat'] as number
      const to = (event['to'] ?? event['at']) as number
      const bridge = (event['bridge'] ?? null) as number | null
      if (to > from[seat]!) this.#ways.push({ seat, way: steps(this.#view(), from[seat]!, to, bridge) })
      from[seat] = to
    }
    const all = this.#ways.reduce((sum, each) => sum + each.way.length, 0)
    this.pace = Math.max(QUICKEST, Math.min(SLOWEST, IN_ALL / Math.max(all, 1)))
    if (!this.isWalking) this.#step()
  }

  /** Everybody is where the game has them. */
  arrive(): void {
    this.stop()
    this.shown = this.#view().pawns
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.walker = null
    this.#ways = []
  }

  #step(): void {
    while (this.#ways[0] && !this.#ways[0].way.length) this.#ways.shift()
    const next = this.#ways[0]
    if (!next) {
      this.arrive()
      return
    }
    if (this.walker !== next.seat) this.jostled = null
    this.walker = next.seat
    const field = next.way.shift()!
    const there = this.shown.findIndex((at, seat) => at === field && seat !== next.seat)
    if (there >= 0) this.jostled = there
    this.shown = this.shown.map((at, seat) => (seat === next.seat ? field : at))
    this.#timer = setTimeout(() => this.#step(), this.pace)
  }
}
