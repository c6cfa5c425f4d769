/*
 * The printed facts of the editions that a new table is chosen from. They are read from the very files that the rules
 * are played by, so that the form offers what there is.
 */
const files = import.meta.glob<string>(
  '../../../src/groma/games/cartographers/editions/*/{scoring,ambush,sheets}.toml',
  { query: '?raw', import: 'default' },
)

export type Edition = 'base' | 'heroes'

export interface Content {
  /** Scoring cards in their printed order. */
  scoring: { id: string; stack: string; edition: Edition }[]
  ambushes: { id: string; edition: Edition }[]
  /** Map sheets in the sheet notation, row by row without breaks. */
  sheets: { id: string; spaces: string; edition: Edition }[]
}

export async function loadContent(): Promise<Content> {
  const content: Content = { scoring: [], ambushes: [], sheets: [] }
  const texts = await Promise.all(Object.entries(files).map(async ([path, load]) => [path, await load()] as const))
  for (const [path, text] of texts) {
    const edition: Edition = path.includes('/heroes/') ? 'heroes' : 'base'
    for (const entry of entriesOf(text)) {
      const id = entry['id'] ?? ''
      if (path.endsWith('scoring.toml')) content.scoring.push({ id, stack: entry['stack'] ?? '', edition })
      else if (path.endsWith('ambush.toml')) content.ambushes.push({ id, edition })
      else content.sheets.push({ id, spaces: (entry['spaces'] ?? '').replaceAll(/\s/g, ''), edition })
    }
  }
  return content
}

/** The texts under each heading of a list (`[[card]]`), as far as they stand in quotes. */
export function entriesOf(toml: string): Record<string, string>[] {
  return toml
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((entry) =>
      Object.fromEntries(
        [...entry.matchAll(/^(\w+) = (?:"""\n?([\s\S]*?)"""|"(.*)")$/gm)].map(([, name, long, short]) => [
          name as string,
          long ?? short ?? '',
        ]),
      ),
    )
}
