/* What goes over the wire, as the server's protocol says it. */
import type { Language } from '../text/words.svelte'

export type Status = 'waiting' | 'playing' | 'finished' | 'closed'
export type Visibility = 'open' | 'invitation'
export type PaceKind = 'live' | 'days' | 'none'
export type OnTimeout = 'bot-turn' | 'bot-seat' | 'wait' | 'host'
export type Sign = 'well-done' | 'thinking' | 'hurry' | 'thanks' | 'oops' | 'hello'

export interface Pace {
  kind: PaceKind
  seconds: number
}

export interface TableSeat {
  name: string
  kind: 'free' | 'person' | 'bot'
  bot: string | null
  has_left: boolean
  is_muted: boolean
  is_host: boolean
}

export interface Outcome {
  totals: number[]
  places: number[]
  decided_by: string
  details: Record<string, unknown>
}

export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  status: Status
  visibility: Visibility
  seats: TableSeat[]
  pace: Pace
  on_timeout: OnTimeout
  created: number
  changed: number
  newest: number
  awaiting: number[]
  seed_hash: string
  has_named_seed: boolean
  is_host: boolean
  seat: number | null
  can_start: boolean
  invitation: string | null
  undecided: number[]
  outcome: Outcome | null
  rematch: string | null
  day: string | null
  challenge: string | null
}

export interface People {
  seats: boolean[]
  watching: number
}

export interface Clock {
  left: number | null
  seconds: number
}

export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string | null
  sign: Sign | null
  time: number
}

export interface Me {
  id: string | null
  name: string
  kind: 'visitor' | 'guest' | 'account'
  account: string | null
  language: Language
  preferences: Record<string, unknown>
}

export interface OptionField {
  name: string
  kind: 'choice' | 'many' | 'yes-no' | 'number' | 'text'
  values: unknown[]
  default: unknown
  fields: OptionField[]
}

export interface GameInfo {
  id: string
  rules: number
  fewest_seats: number
  most_seats: number
  options: OptionField[]
  defaults: Record<string, unknown>
  bots: string[]
}

export interface Games {
  games: GameInfo[]
  paces: PaceKind[]
  on_timeouts: OnTimeout[]
  signs: Sign[]
  longest_chat: number
  longest_name: number
}

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: number
  visibility: Visibility
  pace: Pace
  on_timeout: OnTimeout
  bots: string[]
  seed?: string
  start?: boolean
}
