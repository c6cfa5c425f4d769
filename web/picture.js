/**
 * Prints the picture of the README: a finished map by day, drawn as the app draws it, in one file that needs no other.
 * `./dev generate` writes it to docs/map.svg.
 */
import { readFileSync } from 'node:fs'

import { createServer } from 'vite'

/** How wide a page shows it, in pixels. */
const WIDTH = 480

const vite = await createServer({
  root: import.meta.dirname,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { render } = await vite.ssrLoadModule('svelte/server')
const { default: InkMap } = await vite.ssrLoadModule('/src/look/ink/InkMap.svelte')
const { FINISHED } = await vite.ssrLoadModule('/src/workbench/samples.ts')
const { sheet, marks, initials } = FINISHED.heroes
const { body } = render(InkMap, { props: { sheet, marks, initials: new Map(initials), label: 'A finished map' } })
await vite.close()

/** What is drawn, without what a page needs to bring it to life. */
const drawing = body
  .replace(/<!--.*?-->/gs, '')
  .replace(/ ?svelte-\w+/g, '')
  .replaceAll(' class=""', '')
  .trim()

const stylesheet = (path) => readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')
const theme = stylesheet('src/look/theme.css')
const ink = stylesheet('src/look/ink/ink.css')

/** The tokens as they are by day. */
const tokens = new Map()
for (const [, name, value] of (theme + ink).matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
  const byDay = /^light-dark\((#\w+),/.exec(value)
  if (!tokens.has(name)) tokens.set(name, byDay ? byDay[1] : value)
}

/** The rules of the pens that this drawing takes. */
const taken = new Set([...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names.split(' ')))
const isTaken = (selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => taken.has(name))
const rules = [...ink.matchAll(/(\.ink [^{}]+)\{([^{}]*)\}/g)]
  .filter(([, selector]) => isTaken(selector))
  .map(([, selector, declarations]) => `${selector}{ ${declarations.trim().replace(/\s+/g, ' ')} }`)
  .join('\n')
  .replace(/var\((--[\w-]+)\)/g, (_, name) => tokens.get(name))

// Paper lies under all of it, letters in the margin included: the page around it may be white or black.
const opening = /^<svg ([^>]*viewBox="(\S+) (\S+) (\S+) (\S+)"[^>]*)>/
const picture = drawing.replace(
  opening,
  (_, attributes, x, y, width, height) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}" ${attributes}>\n` +
    `<style>\n${rules}\n</style>\n` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${tokens.get('--paper')}"/>`,
)
process.stdout.write(picture.replace(/><(?=path|text|g|rect)/g, '>\n<') + '\n')
