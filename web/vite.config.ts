import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The modules of the first page and of the frame around every other one. */
const shell =
  /node_modules\/(svelte|esm-env|clsx|@fluent\/bundle)\/|web\/src\/(main|Page|router|settings|me|net\/|text\/words|look\/(announce|base|theme|sound|Choice|Dialog|FrameIcon|Mark)|lobby\/(Home\.|Settings|SiteHeader|TableRows|tables|Trouble))/

/** What every picture of a map, a card or a shape is drawn with. */
const drawn =
  /web\/src\/(look\/(ink|icons)\/|reference\/(RuleButton|open)|games\/cartographers\/faces)|cartographers\/editions\/\w+\/(explore|ambush|heroes)\.toml/

/** Where `./dev play` or `groma serve` listens while `npm run dev` serves the page. */
const server = process.env['GROMA_SERVER'] ?? 'http://127.0.0.1:8000'

/**
 * Writes sw.js beside index.html: the service worker with the list of files that make up the shell. Its name carries no
 * hash, because browsers look for it under one address; the list changes with every build, which makes it a new worker.
 */
function serviceWorker(): Plugin {
  return {
    name: 'groma-service-worker',
    apply: 'build',
    // When everything is written: parts that turned out empty have left the bundle by then.
    writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => !file.endsWith('.map') && file !== 'index.html')
        .sort()
        .map((file) => `/${file}`)
      const shell = ['/', '/manifest.webmanifest', '/icon.svg', '/theme.js', ...files]
      const version = createHash('sha256')
        .update(
          JSON.stringify(Object.values(bundle).map((part) => ('code' in part ? part.code : part.source.toString()))),
        )
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync(here('./src/service-worker.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__SHELL__']", JSON.stringify(shell))
      writeFileSync(join(dir ?? '', 'sw.js'), source)
    },
  }
}

/**
 * Removes the parts of earlier builds, a day after: until then a page that was kept open over an update can still fetch
 * the rest of itself.
 */
function tidy(): Plugin {
  const day = 24 * 60 * 60 * 1000
  return {
    name: 'groma-tidy',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const assets = join(dir ?? '', 'assets')
      // What `./dev` remembers of the sources was said of the build before this one.
      rmSync(join(dir ?? '', '.built-from'), { force: true })
      for (const name of readdirSync(assets)) {
        const file = join(assets, name)
        if (!(`assets/${name}` in bundle) && Date.now() - statSync(file).mtimeMs > day) rmSync(file)
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), tidy()],
  build: {
    outDir: here('../src/groma/server/static'),
    // Never empty, so that a server that serves it meanwhile always has a page; `tidy` takes away what is old.
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // The page may load nothing but files of its own: no data: addresses, no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A build on a busy machine is slow for no fault of a plugin.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // What every page needs comes in one piece: many small ones would queue behind one another on a slow line.
          groups: [
            { name: 'shell', test: shell },
            { name: 'map', test: drawn },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
})
