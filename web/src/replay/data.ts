/* A finished match as the server tells it: scene by scene, each as what it changes of the one before. */
import type { Outcome } from '../net/types'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** How one value becomes another: this instead, or some fields or places of it. */
export type Difference =
  { to: Json } | { in: Record<string, Difference> } | { at: Record<string, Difference> } | null | undefined

export interface GameEvent {
  kind: string
  [field: string]: Json
}

/** The table in one scene: as an onlooker sees it, what each seat knows besides, how each stands. */
export interface Look {
  view: Record<string, Json>
  own: Record<string, Json>[]
  explain: Json[]
}

export interface Told {
  game: string
  options: Record<string, unknown>
  seats: string[]
  entries: number
  outcome: Outcome | null
  seed_hash: string
  seed: string | null
  draws: number
  scenes: {
    entry: number
    part: number
    seat: number | null
    time: string | null
    events: GameEvent[]
    change: Difference
  }[]
}

export interface Scene extends Look {
  entry: number
  part: number
  events: GameEvent[]
}

export interface Fairness {
  is_fair: boolean
  problem: string | null
  entries: number
  draws: number
  seed_hash: string
  seed: string | null
}

export function changed(before: Json, by: Difference): Json {
  if (!by) return before
  if ('to' in by) return by.to
  if ('at' in by) return (before as Json[]).map((item, place) => changed(item, by.at[place]))
  const after = { ...(before as Record<string, Json>) }
  for (const [name, inside] of Object.entries(by.in)) after[name] = changed(after[name] ?? null, inside)
  return after
}

/** All scenes laid out. What does not change from one to the next is the same object in both. */
export function scenesOf(told: Told): Scene[] {
  let look: Json = null
  return told.scenes.map(({ entry, part, events, change }) => {
    look = changed(look, change)
    return { entry, part, events, ...(look as unknown as Look) }
  })
}

/** The place of a moment as an address names it: "12", or "12.1" for the second scene of entry 12; null if there is none. */
export function placeOf(scenes: Scene[], told: Told, moment: string): number | null {
  const found = /^(\d{1,7})(?:\.(\d{1,3}))?$/.exec(moment)
  if (!found) return null
  const entry = Number(found[1])
  if (found[2] !== undefined) {
    const place = scenes.findIndex((scene) => scene.entry === entry && scene.part === Number(found[2]))
    return place < 0 ? null : place
  }
  if (entry >= told.entries) return null
  // An entry that changed nothing in sight shows the table as it was.
  return scenes.findLastIndex((scene) => scene.entry <= entry)
}

export function momentOf(scene: Scene): string {
  return `${scene.entry}.${scene.part}`
}

/** What a seat has gathered by now. */
export function pointsOf(scene: Scene, seat: number): number {
  const seats = scene.view['seats'] as { total?: number }[] | undefined
  if (seats?.[seat]?.total !== undefined) return seats[seat].total
  type Chests = ({ points: number } | null)[] | undefined
  const own = scene.own[seat]?.['chests'] as Chests
  const open = scene.view['chests'] as Chests
  return own?.[seat]?.points ?? open?.[seat]?.points ?? 0
}
