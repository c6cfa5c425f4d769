/** Menus and views for the tests, as the server sends them. */
import { SHEETS } from '../../workbench/samples'
import type { DrawMenu, Orientation, SeatView, View } from './data'

/** Every corner of the sheet that a shape of this size can have, but for those that are given. */
export function corners(rows: number, columns: number, without: string[] = []): string[] {
  const found: string[] = []
  for (let row = 0; row <= 11 - rows; row++)
    for (let column = 0; column <= 11 - columns; column++) {
      const space = String.fromCharCode(65 + row) + String(column + 1)
      if (!without.includes(space)) found.push(space)
    }
  return found
}

const standing: Orientation = {
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  anchors: corners(3, 1, ['A4', 'B4']),
  turned: 1,
  flipped: 0,
}
const lying: Orientation = {
  cells: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  anchors: corners(1, 3, ['B2', 'B3', 'B4']),
  turned: 0,
  flipped: 1,
}
const hook: Orientation[] = [
  {
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    anchors: corners(2, 2),
    turned: 1,
    flipped: 3,
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    anchors: corners(2, 2),
    turned: 2,
    flipped: 2,
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    anchors: corners(2, 2),
    turned: 3,
    flipped: 1,
  },
  {
    cells: [
      [0, 1],
      [1, 0],
      [1, 1],
    ],
    anchors: [],
    turned: 0,
    flipped: 0,
  },
]

export const menu: DrawMenu = {
  kind: 'draw',
  on: 0,
  card: 'great-river',
  shapes: [
    { shape: 0, coin: true, terrains: ['water'], orientations: [standing, lying] },
    { shape: 1, coin: false, terrains: ['water', 'farm'], orientations: hook },
  ],
  why: null,
}

export const seat: SeatView = {
  sheet: SHEETS['A'] as string,
  marks: [],
  initials: { dragon: [], zombie: [], troll: [], gorgon: [] },
  coins: 0,
  surrounded: [],
  ready: false,
  seasons: [],
  total: 0,
}

export const view: View = {
  seat: 0,
  options: { edition: 'base', sheet: 'A', seasons: 'base', heroes: false, printing: 'rulebook' },
  season: 'spring',
  edicts: ['sentinel-wood', 'canal-lake', 'wildholds', 'borderlands'],
  scoring: ['A', 'B'],
  calendar: [
    ['A', 'B'],
    ['B', 'C'],
    ['C', 'D'],
    ['D', 'A'],
  ],
  column: [{ card: 'great-river', time: 1 }],
  time: 1,
  threshold: 8,
  deck: { cards: ['hamlet'], ambushes: 1, heroes: 0, unseen_ambushes: ['goblin-attack'], unseen_heroes: [] },
  phase: 'draw',
  card: 'great-river',
  ruins: false,
  in_play: [],
  seats: [seat],
  holds: 0,
  sealed: null,
}
