import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Line, type ByeMessage, type Connection, type Incoming, type Socket, type StateMessage } from './line'
import { Refused, Superseded, Unreachable } from './refused'

/** The other end of a connection: notes what it is sent, and numbers what it says as the server does. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Record<string, unknown>[] = []
  isClosed = false
  n = 0

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.isClosed = true
  }

  say(message: Record<string, unknown>): void {
    this.n += 1
    this.onmessage?.({ data: JSON.stringify({ n: this.n, ...message }) })
  }

  ofType(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type)
  }
}

function setUp() {
  const sockets: FakeSocket[] = []
  const connections: Connection[] = []
  const states: { entry: number; events: number[]; isCatchUp: boolean }[] = []
  const told: Incoming[] = []
  const byes: ByeMessage[] = []
  let isWorthwhile = true
  const line = new Line(
    () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    () => ({ language: 'fr' }),
    {
      connection: (now) => connections.push(now),
      state: (message: StateMessage, isCatchUp) =>
        states.push({ entry: message.entry, events: message.events.map((batch) => batch.entry), isCatchUp }),
      told: (message) => told.push(message),
      ended: (message) => byes.push(message),
      failed: () => Promise.resolve(isWorthwhile),
    },
  )
  const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket
  const welcome = (): void => {
    last().onopen?.()
    last().say({ type: 'welcome' })
  }
  const state = (entry: number, entries: number[]): void =>
    last().say({ type: 'state', entry, events: entries.map((each) => ({ entry: each, seat: 0, events: [] })) })
  return {
    line,
    sockets,
    connections,
    states,
    told,
    byes,
    last,
    welcome,
    state,
    giveUp: () => (isWorthwhile = false),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('coming back', () => {
  it('says hello with the newest entry it has, null at first', async () => {
    const { line, last, welcome, state, sockets } = setUp()
    line.open()
    welcome()
    expect(last().sent[0]).toEqual({ type: 'hello', version: 1, language: 'fr', have: null })
    state(4, [3, 4])
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
    welcome()
    expect(last().sent[0]).toMatchObject({ type: 'hello', have: 4 })
  })

  it('says at once that the line is lost, and that it is back', async () => {
    const { line, last, welcome, connections } = setUp()
    line.open()
    welcome()
    last().onclose?.()
    expect(connections).toEqual(['open', 'lost'])
    await vi.advanceTimersByTimeAsync(1000)
    welcome()
    expect(connections).toEqual(['open', 'lost', 'open'])
  })

  it('tries less and less often, at most every ten seconds', async () => {
    const { line, sockets, last } = setUp()
    line.open()
    const made: number[] = []
    for (let second = 0; second < 60; second++) {
      if (!last().isClosed) {
        last().isClosed = true
        last().onclose?.()
      }
      await vi.advanceTimersByTimeAsync(1000)
      made.push(sockets.length)
    }
    expect(made[3]).toBeGreaterThanOrEqual(3)
    expect(made[59]).toBeGreaterThanOrEqual(8)
    expect(made[59]).toBeLessThanOrEqual(14)
  })

  it('does not try again when that makes no sense', async () => {
    const { line, sockets, last, giveUp, connections } = setUp()
    giveUp()
    line.open()
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    expect(connections).toEqual(['lost', 'ended'])
  })

  it('gives a silent connection up after asking it', async () => {
    const { line, last, welcome, sockets, connections } = setUp()
    line.open()
    welcome()
    const first = last()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(first.ofType('ping')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(first.isClosed).toBe(true)
    expect(connections).toContain('lost')
    expect(sockets.length).toBeGreaterThan(1)
  })

  it('keeps a connection that answers', async () => {
    const { line, last, welcome, sockets } = setUp()
    line.open()
    welcome()
    for (let minute = 0; minute < 4; minute++) {
      await vi.advanceTimersByTimeAsync(20_000)
      last().say({ type: 'pong' })
    }
    expect(sockets).toHaveLength(1)
  })

  it('comes back by itself after a restart, when the server said it would be there', async () => {
    const { line, last, welcome, sockets, byes } = setUp()
    line.open()
    welcome()
    last().say({ type: 'bye', reason: 'stopping', text: '', back_in: 5 })
    await vi.advanceTimersByTimeAsync(4000)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1500)
    expect(sockets).toHaveLength(2)
    expect(byes).toHaveLength(0)
  })

  it('stays away when its seat is played from another window', async () => {
    const { line, last, welcome, sockets, byes, connections } = setUp()
    line.open()
    welcome()
    last().say({ type: 'bye', reason: 'replaced', text: 'elsewhere', back_in: null })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    expect(byes[0]?.reason).toBe('replaced')
    expect(connections.at(-1)).toBe('ended')
  })
})

describe('what must be carried out once', () => {
  it('is sent again under the same id until it is answered, and no further', async () => {
    const { line, last, welcome, sockets } = setUp()
    line.open()
    welcome()
    const answer = line.deliver({ type: 'intent', answers: 3, intent: { kind: 'draw-shape' } })
    const id = last().ofType('intent')[0]?.['id']
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(last().ofType('intent')).toHaveLength(0)
    welcome()
    expect(
      last()
        .ofType('intent')
        .map((message) => message['id']),
    ).toEqual([id])
    last().say({ type: 'done', id, entry: 4 })
    await expect(answer).resolves.toMatchObject({ entry: 4 })
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    welcome()
    expect(sockets).toHaveLength(3)
    expect(last().ofType('intent')).toHaveLength(0)
  })

  it('waits for the line when it is down, and goes out in the order it was meant', async () => {
    const { line, last, welcome } = setUp()
    line.open()
    void line.deliver({ type: 'intent', intent: 'first' })
    void line.deliver({ type: 'chat', text: 'second' })
    expect(last().sent).toHaveLength(0)
    welcome()
    expect(last().sent.map((message) => message['type'])).toEqual(['hello', 'intent', 'chat'])
  })

  it('is told why it was refused', async () => {
    const { line, last, welcome } = setUp()
    line.open()
    welcome()
    const answer = line.deliver({ type: 'intent', intent: {} })
    const id = last().ofType('intent')[0]?.['id']
    last().say({ type: 'refused', id, refusal: { code: 'not-your-turn', facts: { seat: 1 } }, text: 'not yet' })
    const refused = await answer.catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ code: 'not-your-turn', facts: { seat: 1 }, text: 'not yet' })
  })

  it('uses ids that differ between two lines', () => {
    const [one, two] = [setUp(), setUp()]
    for (const each of [one, two]) {
      each.line.open()
      each.welcome()
      void each.line.deliver({ type: 'intent' })
    }
    expect(one.last().ofType('intent')[0]?.['id']).not.toBe(two.last().ofType('intent')[0]?.['id'])
  })
})

describe('questions', () => {
  it('are answered by the newest only', async () => {
    const { line, last, welcome } = setUp()
    line.open()
    welcome()
    const older = line.question({ type: 'preview', intent: 1 }).catch((error: unknown) => error)
    const newer = line.question({ type: 'preview', intent: 2 })
    const [first, second] = last().ofType('preview')
    last().say({ type: 'previewed', id: first?.['id'], effect: { change: 1 } })
    last().say({ type: 'previewed', id: second?.['id'], effect: { change: 2 } })
    expect(await older).toBeInstanceOf(Superseded)
    await expect(newer).resolves.toMatchObject({ effect: { change: 2 } })
  })

  it('are not kept for another connection', async () => {
    const { line, last, welcome } = setUp()
    line.open()
    welcome()
    const asked = line.question({ type: 'preview', intent: 1 }).catch((error: unknown) => error)
    last().onclose?.()
    expect(await asked).toBeInstanceOf(Unreachable)
    await vi.advanceTimersByTimeAsync(1000)
    welcome()
    expect(last().ofType('preview')).toHaveLength(0)
  })
})

describe('entries', () => {
  it('come in order, each once', async () => {
    const { line, last, welcome, state, states } = setUp()
    line.open()
    welcome()
    state(2, [0, 1, 2])
    state(3, [3])
    state(3, [])
    last().onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    welcome()
    state(5, [3, 4, 5])
    state(6, [6])
    expect(states.flatMap((each) => each.events)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(states.map((each) => each.isCatchUp)).toEqual([true, false, false, true, false])
  })

  it('are asked for where one is missing, before the later ones are shown', () => {
    const { line, last, welcome, state, states } = setUp()
    line.open()
    welcome()
    state(2, [2])
    state(5, [5])
    expect(states.map((each) => each.entry)).toEqual([2])
    expect(last().ofType('ask')).toEqual([{ type: 'ask', from: 3 }])
    state(5, [3, 4, 5])
    expect(states.map((each) => each.events)).toEqual([[2], [3, 4, 5]])
  })

  it('are asked for once: an entry with nothing in it for this seat holds nothing up', () => {
    const { line, last, welcome, state, states } = setUp()
    line.open()
    welcome()
    state(2, [2])
    state(4, [4])
    state(4, [4])
    expect(last().ofType('ask')).toHaveLength(1)
    expect(states.map((each) => each.entry)).toEqual([2, 4])
  })

  it('that are older than what is shown are left alone', () => {
    const { line, welcome, state, states } = setUp()
    line.open()
    welcome()
    state(4, [4])
    state(3, [3])
    expect(states.map((each) => each.entry)).toEqual([4])
  })

  it('are resumed over a new connection when a message went missing on this one', async () => {
    const { line, last, welcome, state, connections } = setUp()
    line.open()
    welcome()
    state(1, [1])
    const first = last()
    first.n += 1
    state(3, [3])
    expect(first.isClosed).toBe(true)
    expect(connections.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    welcome()
    expect(last().sent[0]).toMatchObject({ type: 'hello', have: 1 })
  })
})
