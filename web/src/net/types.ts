/*
 * What goes over the wire. The shapes are those of the server's protocol; where it leaves something to the game, or
 * fills in what a client may leave out, they are told more narrowly here.
 */
import type * as protocol from '../protocol'

export type {
  ChatLine,
  Clock,
  OnTimeout,
  OptionField,
  PaceKind,
  People,
  Sign,
  Status,
  TableSeat,
  Visibility,
} from '../protocol'

export type Me = protocol.Me
export type Games = protocol.Games
export type GameInfo = protocol.GameInfo
export type Pace = Required<protocol.Pace>

export interface Outcome {
  totals: number[]
  /** By seat: 1 for the winner, or the winners. */
  places: number[]
  decided_by: string
  details: Record<string, unknown>
}

export interface TableInfo extends Omit<protocol.TableInfo, 'options' | 'outcome' | 'pace'> {
  options: Record<string, unknown>
  outcome: Outcome | null
  pace: Pace
}

export interface NewTable extends Omit<protocol.NewTable, 'options'> {
  options: Record<string, unknown>
}
