/* One table as this browser sees it: the line to it, and everything the line has told. */
import { announce } from '../look/announce.svelte'
import { play } from '../look/sound'
import { call } from '../net/http'
import {
  Line,
  socketTo,
  type Batch,
  type ByeMessage,
  type Connection,
  type Incoming,
  type StateMessage,
} from '../net/line'
import { Refused } from '../net/refused'
import { troubleText } from '../net/trouble'
import type { ChatLine, Clock, Outcome, People, Sign, TableInfo } from '../net/types'
import { seatName } from '../lobby/tables.svelte'
import { language, t } from '../text/words.svelte'

/** Why there is no table to show, and what to do about it. */
export interface Ending {
  reason: string
  text: string
}

export class TableLink {
  table = $state.raw<TableInfo | null>(null)
  people = $state.raw<People>({ seats: [], watching: 0 })
  chat = $state.raw<ChatLine[]>([])
  connection = $state.raw<Connection>('connecting')
  ending = $state.raw<Ending | null>(null)

  /** The match, as far as this seat may know it; null before the start. */
  view = $state.raw<unknown>(null)
  menu = $state.raw<unknown>(null)
  explain = $state.raw<unknown>(null)
  outcome = $state.raw<Outcome | null>(null)
  events = $state.raw<Batch[]>([])
  entry = $state.raw(-1)
  awaiting = $state.raw<number[]>([])
  clock = $state.raw<{ seconds: number; end: number | null } | null>(null)

  /** Intents that wait for the server's answer, or for the line to come back. */
  underWay = $state(0)
  unread = $state(0)
  isChatOpen = $state(false)

  private readonly line: Line

  constructor(
    readonly id: string,
    invitation: string | null = null,
  ) {
    this.line = new Line(
      () => socketTo(`/ws/tables/${encodeURIComponent(id)}`),
      () => ({ language: language(), ...(invitation ? { invitation } : {}) }),
      {
        connection: (now) => this.connected(now),
        state: (message, isCatchUp) => this.stand(message, isCatchUp),
        told: (message) => this.hear(message),
        ended: (message) => this.end(message),
        failed: () => this.isWorthTrying(),
      },
    )
  }

  get seat(): number | null {
    return this.table?.seat ?? null
  }

  get isMyTurn(): boolean {
    return this.outcome === null && this.seat !== null && this.awaiting.includes(this.seat)
  }

  /** Opens the line; the answer closes it. */
  open(): () => void {
    const check = (): void => {
      if (document.visibilityState === 'visible') this.line.check()
    }
    const lose = (): void => this.line.check()
    document.addEventListener('visibilitychange', check)
    addEventListener('online', check)
    addEventListener('offline', lose)
    addEventListener('pageshow', check)
    this.line.open()
    return () => {
      document.removeEventListener('visibilitychange', check)
      removeEventListener('online', check)
      removeEventListener('offline', lose)
      removeEventListener('pageshow', check)
      this.line.close()
    }
  }

  nameOf(seat: number): string {
    if (!this.table) return ''
    return seat === this.seat ? t('you') : seatName(this.table, seat)
  }

  async act(intent: unknown): Promise<{ ok: true } | { ok: false; text: string }> {
    this.underWay += 1
    try {
      await this.line.deliver({ type: 'intent', answers: Math.max(0, this.entry), intent })
      return { ok: true }
    } catch (error) {
      return { ok: false, text: troubleText(error) }
    } finally {
      this.underWay -= 1
    }
  }

  async preview<Effect>(intent: unknown): Promise<Effect> {
    return (await this.line.question({ type: 'preview', intent }))['effect'] as Effect
  }

  async askExplain<Explain>(seat: number): Promise<Explain> {
    return (await this.line.question({ type: 'explain', seat }))['explain'] as Explain
  }

  say(text: string): Promise<unknown> {
    return this.line.deliver({ type: 'chat', text })
  }

  sign(sign: Sign): Promise<unknown> {
    return this.line.deliver({ type: 'sign', sign })
  }

  /** Something about the table other than the match: sit down, get up, a bot, the start, a rematch. */
  async change(what: string, body: unknown = {}): Promise<TableInfo> {
    const table = await call<TableInfo>('POST', `/api/tables/${encodeURIComponent(this.id)}/${what}`, body)
    if (table.id === this.id) this.table = table
    return table
  }

  private connected(now: Connection): void {
    if (now === 'lost' && this.connection === 'open') announce(t('line-lost'), 'assertive')
    if (now === 'open' && this.connection === 'lost') announce(t('line-back'))
    this.connection = now
  }

  private stand(message: StateMessage, isCatchUp: boolean): void {
    const wasMyTurn = this.isMyTurn
    const wasOver = this.outcome !== null
    this.view = message['view']
    this.menu = message['menu']
    this.explain = message['explain']
    this.outcome = message['outcome'] as Outcome | null
    this.events = isCatchUp ? [] : message.events
    this.entry = message.entry
    this.awaiting = message['awaiting'] as number[]
    this.setClock(message['clock'] as Clock | null)
    if (isCatchUp) return
    if (this.outcome && !wasOver) play('end')
    else if (this.isMyTurn && !wasMyTurn) play('turn')
  }

  private hear(message: Incoming): void {
    switch (message.type) {
      case 'welcome':
        this.table = message['table'] as TableInfo
        this.people = message['people'] as People
        this.chat = message['chat'] as ChatLine[]
        this.comeBack()
        break
      case 'table':
        this.table = message['table'] as TableInfo
        break
      case 'presence':
        this.people = message['people'] as People
        break
      case 'clock':
        this.setClock(message['clock'] as Clock | null)
        break
      case 'chat':
        this.hearChat(message['line'] as ChatLine)
        if (message.id) this.line.answered(message.id)
        break
    }
  }

  /** Whoever left and opens the table again is back; a seat that a bot plays by now is taken back by a button. */
  private comeBack(): void {
    const place = this.seat === null ? undefined : this.table?.seats[this.seat]
    if (this.table?.status === 'playing' && place?.has_left && !place.bot) this.change('join').catch(() => undefined)
  }

  private hearChat(line: ChatLine): void {
    if (this.chat.some((known) => known.number === line.number)) return
    this.chat = [...this.chat, line]
    if (line.seat !== null && line.seat === this.seat) return
    play('chat')
    announce(t('chat-said', { name: line.name, text: chatText(line) }))
    if (!this.isChatOpen) this.unread += 1
  }

  private setClock(clock: Clock | null): void {
    if (!clock) this.clock = null
    else
      this.clock = { seconds: clock.seconds, end: clock.left === null ? null : performance.now() + clock.left * 1000 }
  }

  private end(message: ByeMessage): void {
    this.ending = { reason: message.reason, text: message.text }
  }

  /** A socket tells nothing about why it was not opened: the page asks. */
  private async isWorthTrying(): Promise<boolean> {
    try {
      this.table = await call<TableInfo>('GET', `/api/tables/${encodeURIComponent(this.id)}`)
      return true
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 429 || error.status >= 500) return true
      this.ending = { reason: error.code === 'no-such-table' ? 'gone' : error.code, text: troubleText(error) }
      return false
    }
  }
}

/** What a line of chat says; a sign is worded in the reader's language. */
export function chatText(line: ChatLine): string {
  return line.sign ? t(`sign-${line.sign}`) : (line.text ?? '')
}
