/**
 * What is printed on the cards, read from the very files that the rules are read from. Only for showing: which shapes
 * may be drawn, and where, is in the menu.
 */
import type { Offset, Terrain } from './data'

export interface Face {
  id: string
  kind: 'explore' | 'ruins' | 'ambush' | 'hero'
  time: number
  terrains: Terrain[]
  shapes: { cells: Offset[]; coin: boolean }[]
  /** For ambushes: where the lone walk begins, which way it goes, and which way sheets are handed. */
  corner?: string
  direction?: string
  arrow?: string
  /** For heroes: the spaces under attack, from the hero. */
  pattern?: Offset[]
}

type Fields = Record<string, string | number | boolean | string[]>
interface Entry extends Fields {}

/** Reads the small part of TOML that the editions are written in: tables in lists, strings, numbers, lists of strings. */
export function parseCards(text: string): { card: Entry; shapes: Entry[] }[] {
  const cards: { card: Entry; shapes: Entry[] }[] = []
  let into: Entry | undefined
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] as string).trim()
    if (line === '[[card]]') {
      into = {}
      cards.push({ card: into, shapes: [] })
    } else if (line === '[[card.shape]]') {
      into = {}
      cards[cards.length - 1]?.shapes.push(into)
    } else if (line.startsWith('[')) into = undefined
    else {
      const found = /^(\w+) = (.*)$/.exec(line)
      if (!found || !into) continue
      const [, name, value] = found as unknown as [string, string, string]
      if (value === '"""') {
        const rows: string[] = []
        while ((lines[++i] as string).trim() !== '"""') rows.push(lines[i] as string)
        into[name] = rows
      } else into[name] = JSON.parse(value.replace(/\s+#.*$/, '')) as string | number | boolean | string[]
    }
  }
  return cards
}

function cellsOf(rows: readonly string[], letter: string): Offset[] {
  return rows.flatMap((row, r) => [...row].flatMap((here, c) => (here === letter ? [[r, c] as const] : [])))
}

function faceOf({ card, shapes }: { card: Entry; shapes: Entry[] }, file: string): Face {
  const id = card['id'] as string
  const base = { id, time: (card['time'] as number | undefined) ?? 0 }
  if (file === 'ambush')
    return {
      ...base,
      kind: 'ambush',
      terrains: ['monster'],
      shapes: [{ cells: cellsOf(card['cells'] as string[], 'X'), coin: false }],
      corner: card['solo_corner'] as string,
      direction: card['solo_direction'] as string,
      arrow: card['arrow'] as string,
    }
  if (file === 'heroes') {
    const rows = card['pattern'] as string[]
    const [row, column] = cellsOf(rows, 'H')[0] as Offset
    const pattern = cellsOf(rows, '*').map(([r, c]) => [r - row, c - column] as const)
    return { ...base, kind: 'hero', terrains: ['hero'], shapes: [], pattern }
  }
  return {
    ...base,
    kind: card['kind'] === 'ruins' ? 'ruins' : 'explore',
    terrains: (card['terrains'] as Terrain[] | undefined) ?? [],
    shapes: shapes.map((shape) => ({ cells: cellsOf(shape['cells'] as string[], 'X'), coin: shape['coin'] === true })),
  }
}

const files = import.meta.glob<string>(
  '../../../../src/groma/games/cartographers/editions/*/{explore,ambush,heroes}.toml',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

export const faces: ReadonlyMap<string, Face> = new Map(
  Object.entries(files).flatMap(([path, text]) =>
    parseCards(text).map((entry) => {
      const face = faceOf(entry, /(\w+)\.toml$/.exec(path)?.[1] as string)
      return [face.id, face] as const
    }),
  ),
)

/** The spaces of a ring walk round the sheet, ring by ring, from a corner in a direction, as row and column. */
export function walkRound(corner: string, direction: string, size = 11): Offset[] {
  const path: Offset[] = []
  for (let inset = 0; inset <= size >> 1; inset++) {
    const low = inset
    const high = size - 1 - inset
    const ring: Offset[] = []
    for (let c = low; c < high; c++) ring.push([low, c])
    for (let r = low; r < high; r++) ring.push([r, high])
    for (let c = high; c > low; c--) ring.push([high, c])
    for (let r = high; r > low; r--) ring.push([r, low])
    if (low === high) ring.push([low, low])
    if (direction === 'counter-clockwise') ring.reverse()
    const row = corner.startsWith('top') ? low : high
    const column = corner.endsWith('left') ? low : high
    const start = ring.findIndex(([r, c]) => r === row && c === column)
    path.push(...ring.slice(start), ...ring.slice(0, start))
  }
  return path
}
