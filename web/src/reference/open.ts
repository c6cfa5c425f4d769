/* One tap from anything on a table to its rule: the dialog is fetched when it is first asked for. */
export type Topic = 'card' | 'terrain' | 'effect' | 'season' | 'sheet' | 'rule' | 'ruling' | 'tile' | 'field'

/** The entry about something on the table. */
export function entryId(topic: Topic, id: string): string {
  if (topic === 'effect') return `card-${id}`
  // Gisborne's cards are told by their metal.
  if (topic === 'card' && /^(bronze|silver|gold)(-\d+)?$|^tent$|^chips$/.test(id))
    return `gisborne-card-${id.split('-')[0] as string}`
  return `${topic}-${id}`
}

/** Opens the rules over whatever is shown, at the entry about this. */
export async function openReference(topic: Topic, id: string): Promise<void> {
  const { show } = await import('./dialog.svelte')
  await show(entryId(topic, id))
}
