/** What the server tells of a table of Gisborne. The page shows it and computes no rule. */

export type Metal = 'bronze' | 'silver' | 'gold'
export type Card = string

export interface FieldView {
  number: number | null
  kind: string
  xy: [number, number]
  chip: number | null
  pawn: number | null
  bridge_to: number | null
  river_after: boolean
}

export interface TileView {
  id: string
  name: string
  fields: FieldView[]
  source: string
}

export interface Lay {
  cards: Card[]
  tent: boolean
}

/** Cards taken from the deck on hand; null where they are another seat's. */
export interface Draw {
  seat: number
  cards: Card[] | null
  count: number
  why: string
}

export interface Chest {
  cards: number
  chips: number[]
  points: number
}

export interface View {
  seat: number | null
  options: { laying: 'in_order' | 'simultaneous'; stash: 'count' | 'one_by_one'; [other: string]: unknown }
  tiles_title: string
  tiles_source: string
  round: number
  is_last_round: boolean
  phase: string
  awaiting: number[]
  turn: number[]
  ranks: number[]
  pawns: number[]
  path: TileView[]
  path_length: number
  is_path_complete: boolean
  bar: [number, number]
  on_bar: number[]
  end: TileView
  beach: { number: number; xy: [number, number]; pawn: number | null }[]
  beach_chip: number | null
  next_chip: number | null
  tiles_left: number
  deck: number
  discard: number
  card_kinds: Card[]
  hand: Card[] | null
  hands: number[]
  lay: Lay | null
  has_laid: boolean[]
  laid: (number | null)[]
  lays: (Lay | null)[]
  moving: { seat: number; left: number } | null
  chooser: number | null
  offer: number
  scorings: number
  chests: (Chest | null)[]
}

export interface Kind {
  card: Card
  value: number
  count: number
}

export type Menu =
  | {
      ask: 'lay-cards'
      hand: Record<Metal, Kind[]>
      most: number
      most_with_tent: number
      any_metals: boolean
      halved: boolean
      sealed: boolean
    }
  | { ask: 'keep-cards'; hand: Record<Metal, Kind[]>; keep: number }
  | { ask: 'return-chip'; values: number[] }
  | { ask: 'store-cards'; offer: number; most: number }
  | { ask: 'take-back' }
  | { ask: null }

export type Intent =
  | { kind: 'lay-cards'; cards: Card[]; tent: boolean }
  | { kind: 'keep-cards'; cards: Card[] }
  | { kind: 'return-chip'; value: number }
  | { kind: 'store-cards'; count: number }
  | { kind: 'take-back' }

/** What a lay would bring as things stand now. */
export interface Effect {
  tent?: boolean
  points?: number
  counted?: number
  village?: boolean
  swamp?: boolean
  from?: number
  to?: number | null
  kind?: string | null
  chip?: number | null
  scoring?: boolean
  beach?: boolean
  pushed?: boolean
  bridge?: number | null
  rivers?: number[]
  discards?: number | Card[]
  wolves?: boolean
  drawn?: number
}

export interface Explained {
  seat: number
  rank: number
  scoring_cards: number
  must_keep: boolean
  any_metals: boolean
  halved: boolean
  kind: string
}

export interface Event {
  kind: string
  [field: string]: unknown
}

export interface Entry {
  entry: number
  seat: number | null
  events: Event[]
}

export interface Outcome {
  totals: number[]
  places: number[]
  decided_by: string
  details: Record<string, unknown>
}

/** Beside the landscape where the window is wide or low, else everything below each other. */
export type Layout = 'wide' | 'low' | 'tall'

export type Done = { ok: true } | { ok: false; text: string }

export interface TableProps {
  table: { id: string; names: string[]; seats: number }
  view: View
  menu: Menu | null
  explain: Explained | null
  events: Entry[]
  entry: number
  awaiting: number[]
  outcome: Outcome | null
  connected?: boolean[]
  watching?: boolean
  act: (intent: Intent) => Promise<Done>
  preview: (intent: Intent) => Promise<Effect>
  askExplain: (seat: number) => Promise<Explained>
  onRematch?: () => void
}

export const METALS: readonly Metal[] = ['bronze', 'silver', 'gold']

export function metalOf(card: Card): Metal {
  return card.split('-')[0] as Metal
}

export function valueOf(card: Card): number {
  return Number(card.split('-')[1])
}
