/*
 * The line to one table: a WebSocket that comes back by itself.
 *
 * Promises:
 * - What is sent with `deliver` arrives exactly once: it is kept until the server answers and sent again, under the
 *   same id, over every new connection; the server knows the ids it has carried out.
 * - Entries reach `state` in order, each once. Where one is missing the line asks for it before it goes on.
 * - A message lost within a connection (a gap in `n`) is treated as a lost connection: resuming brings all of it.
 */
import { Refused, Superseded, Unreachable, type Facts } from './refused'

export type Connection = 'connecting' | 'open' | 'lost' | 'ended'

/** Messages as they come from the server; what is in them is the business of whoever listens. */
export interface Incoming {
  type: string
  n: number
  id?: string
  [more: string]: unknown
}

export interface Batch {
  entry: number
  seat: number | null
  events: unknown[]
}

export interface StateMessage extends Incoming {
  type: 'state'
  entry: number
  events: Batch[]
}

export interface ByeMessage extends Incoming {
  type: 'bye'
  reason: string
  text: string
  back_in: number | null
}

export interface Listener {
  connection(now: Connection): void
  /** A state that follows what is known; `isCatchUp` when it comes after a break or brings more than the next entry. */
  state(message: StateMessage, isCatchUp: boolean): void
  /** Everything else the server tells of its own accord. */
  told(message: Incoming): void
  /** The server ended the line for good. */
  ended(message: ByeMessage): void
  /** A connection could not be made; asked after each failed try, answers whether trying again makes sense. */
  failed(tries: number): Promise<boolean>
}

/** What a browser's WebSocket offers, as far as the line uses it. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

interface Waiting {
  message: Record<string, unknown> & { id: string }
  /** Kept over connections, or given up with this one. */
  isKept: boolean
  resolve(answer: Incoming): void
  reject(reason: Error): void
}

const firstPause = 250
const longestPause = 8000
const pingEvery = 20_000
const pingWait = 8000

export class Line {
  private socket: Socket | null = null
  private connection: Connection = 'connecting'
  private have: number | null = null
  private seen = 0
  private tries = 0
  private asked: number | null = null
  private isResuming = false
  private readonly waiting = new Map<string, Waiting>()
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setTimeout> | undefined
  private counter = 0
  /** Keeps ids of two tabs, and of one tab before and after a reload, apart. */
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join('-')

  constructor(
    private readonly connect: () => Socket,
    /** What the hello says beside the version and the newest entry: language, invitation. */
    private readonly greeting: () => Record<string, unknown>,
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.connection === 'ended' || this.socket) return
    clearTimeout(this.retry)
    const socket = this.connect()
    this.socket = socket
    this.seen = 0
    this.expectAnswer(pingWait)
    socket.onopen = () => {
      if (socket !== this.socket) return
      socket.send(JSON.stringify({ type: 'hello', version: 1, ...this.greeting(), have: this.have }))
      this.expectAnswer(pingWait)
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as Incoming)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lose()
    }
  }

  /** Ends the line from this side: the page of the table is left. */
  close(): void {
    this.end()
  }

  /** Sees at once whether the line still holds: the window is back in front, or the network is back. */
  check(): void {
    if (this.connection === 'ended') return
    if (!this.socket) {
      this.tries = 0
      this.open()
    } else if (this.connection === 'open') {
      this.ping(3000)
    }
  }

  /** Sends what must be carried out once, whatever the line does; answers when the server has. */
  deliver(message: Record<string, unknown>): Promise<Incoming> {
    return this.ask(message, true)
  }

  /** Asks what is worth an answer now only. A newer question of the same type takes the place of an older one. */
  question(message: Record<string, unknown>): Promise<Incoming> {
    for (const [id, older] of this.waiting) {
      if (!older.isKept && older.message['type'] === message['type']) {
        this.waiting.delete(id)
        older.reject(new Superseded())
      }
    }
    return this.ask(message, false)
  }

  /** Something that was delivered came back to its sender: with chat, that is the answer. */
  answered(id: string): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    waiting?.resolve({ type: 'chat', n: this.seen, id })
  }

  private ask(content: Record<string, unknown>, isKept: boolean): Promise<Incoming> {
    if (this.connection === 'ended') return Promise.reject(new Unreachable('the line has ended'))
    if (!isKept && this.connection !== 'open') return Promise.reject(new Unreachable('the line is down'))
    const message = { ...content, id: `${this.prefix}-${++this.counter}` }
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, isKept, resolve, reject })
      if (this.connection === 'open') this.socket?.send(JSON.stringify(message))
    })
  }

  private receive(message: Incoming): void {
    if (message.n !== this.seen + 1) {
      this.drop()
      return
    }
    this.seen = message.n
    this.expectAnswer(pingEvery, true)
    switch (message.type) {
      case 'welcome':
        this.welcome(message)
        break
      case 'state':
        this.take(message as StateMessage)
        break
      case 'done':
      case 'previewed':
      case 'explained':
        this.settle(message)?.resolve(message)
        break
      case 'refused':
        this.settle(message)?.reject(refusedOf(message))
        break
      case 'pong':
        break
      case 'bye':
        this.farewell(message as ByeMessage)
        break
      default:
        this.listener.told(message)
    }
  }

  private welcome(message: Incoming): void {
    this.tries = 0
    this.isResuming = this.have !== null
    this.asked = null
    this.set('open')
    this.listener.told(message)
    for (const { message: unanswered } of this.waiting.values()) this.socket?.send(JSON.stringify(unanswered))
  }

  private take(message: StateMessage): void {
    const { have } = this
    const fresh = have === null ? message.events : message.events.filter((batch) => batch.entry > have)
    if (have !== null) {
      if (message.entry < have) return
      const first = fresh[0]
      const isMissing = message.entry > have && (first === undefined || first.entry > have + 1)
      // Asked once for the same entry: if it is not told then, there is nothing in it for this seat.
      if (isMissing && this.asked !== have + 1) {
        this.asked = have + 1
        this.socket?.send(JSON.stringify({ type: 'ask', from: have + 1 }))
        return
      }
    }
    const isCatchUp = have === null || this.isResuming
    this.isResuming = false
    this.have = message.entry
    this.listener.state({ ...message, events: fresh }, isCatchUp)
  }

  private settle(message: Incoming): Waiting | undefined {
    const id = message.id ?? ''
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    return found
  }

  private farewell(message: ByeMessage): void {
    if (message.back_in !== null) {
      this.drop(message.back_in * 1000)
    } else {
      this.end()
      this.listener.ended(message)
    }
  }

  /** Gives this connection up, to make another. */
  private drop(pause?: number): void {
    const { socket } = this
    this.socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    this.lost(pause)
  }

  private lose(): void {
    this.socket = null
    this.lost()
  }

  private lost(pause?: number): void {
    clearTimeout(this.beat)
    if (this.connection === 'ended') return
    const wasOpen = this.connection === 'open'
    for (const [id, waiting] of this.waiting) {
      if (waiting.isKept) continue
      this.waiting.delete(id)
      waiting.reject(new Unreachable('the line was lost'))
    }
    this.tries += 1
    this.set('lost')
    const wait = pause ?? Math.min(longestPause, firstPause * 2 ** (this.tries - 1)) * (0.75 + Math.random() / 2)
    const again = (): void => {
      clearTimeout(this.retry)
      this.retry = setTimeout(() => this.open(), wasOpen && pause === undefined ? firstPause : wait)
    }
    if (wasOpen) again()
    else
      void this.listener.failed(this.tries).then((isWorthwhile) => {
        if (this.connection === 'ended' || this.socket) return
        if (isWorthwhile) again()
        else this.end()
      })
  }

  private end(): void {
    const { socket } = this
    this.set('ended')
    clearTimeout(this.retry)
    clearTimeout(this.beat)
    this.socket = null
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    for (const waiting of this.waiting.values()) waiting.reject(new Unreachable('the line has ended'))
    this.waiting.clear()
  }

  private set(connection: Connection): void {
    if (this.connection === connection) return
    this.connection = connection
    this.listener.connection(connection)
  }

  /** Without a word for so long, the line is asked whether it is there, or given up. */
  private expectAnswer(wait: number, thenPing = false): void {
    clearTimeout(this.beat)
    this.beat = setTimeout(() => (thenPing ? this.ping(pingWait) : this.drop()), wait)
  }

  private ping(wait: number): void {
    this.socket?.send(JSON.stringify({ type: 'ping', id: `${this.prefix}-${++this.counter}` }))
    this.expectAnswer(wait)
  }
}

function refusedOf(message: Incoming): Refused {
  const refusal = message['refusal'] as { code: string; facts: Facts }
  return new Refused(refusal.code, refusal.facts, String(message['text'] ?? ''))
}

/** Opens a WebSocket to a path of the server that the page came from. */
export function socketTo(path: string): Socket {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address) as Socket
}
