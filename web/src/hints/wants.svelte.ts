/* Who is led by the hand: somebody in their first solo game, until two turns are drawn or the hints are sent away. */

interface Kept {
  /** The table of the first game. */
  table?: string
  /** The entry of its match that the hints began at. */
  since?: number
  isDone: boolean
}

const place = 'groma.hints'

export const hints: { kept: Kept } = $state({ kept: read() })

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null
    if (found && typeof found.isDone === 'boolean') return found
  } catch {
    // A browser that keeps nothing is led again the next time.
  }
  return { isDone: false }
}

function keep(kept: Kept): void {
  hints.kept = kept
  try {
    localStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // Then it holds until the page is closed.
  }
}

/** Whether this table is led by hints: the first one, or the one they were called back at. */
export function wantsHints(table: string): boolean {
  const { kept } = hints
  return !kept.isDone && (kept.table === undefined || kept.table === table)
}

/** Ties the hints to the table where they begin, so that a second game is left in peace. */
export function beginHints(table: string, entry: number): void {
  if (hints.kept.table !== table) recallHints(table, entry)
}

export function endHints(): void {
  keep({ ...hints.kept, isDone: true })
}

/** Calls them back, from what is on the table now. */
export function recallHints(table: string, entry: number): void {
  keep({ table, since: entry, isDone: false })
}
