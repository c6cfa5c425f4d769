/* Each game has a folder of its own here, with the component that draws its table. */
import type { Component } from 'svelte'

type TableComponent = Component<Record<string, unknown>>

const tables = import.meta.glob<{ default: TableComponent }>('./*/Table.svelte')

/** Tells whether a game can be played in the browser. */
export function hasTable(game: string): boolean {
  return `./${game}/Table.svelte` in tables
}

/** Fetches the table of a game. */
export async function loadTable(game: string): Promise<TableComponent> {
  const load = tables[`./${game}/Table.svelte`]
  if (!load) throw new Error(`there is no table for ${game}`)
  return (await load()).default
}
