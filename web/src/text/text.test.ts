/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { parse, type Entry, type Message, type Pattern } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'

import { languages, type Language } from './words.svelte'

const sources = join(import.meta.dirname, '..')
const words = Object.fromEntries(
  languages.map((language) => [language, readFileSync(join(import.meta.dirname, `${language}.ftl`), 'utf8')]),
) as Record<Language, string>

function messagesOf(language: Language): Map<string, Message> {
  const { body } = parse(words[language], {})
  const junk = body.filter((entry: Entry) => entry.type === 'Junk')
  expect(junk, `lines that cannot be read in ${language}.ftl`).toEqual([])
  return new Map(
    body.filter((entry): entry is Message => entry.type === 'Message').map((entry) => [entry.id.name, entry]),
  )
}

/** The facts that a message asks for, wherever in it. */
function factsOf(pattern: Pattern | null): string[] {
  const found = new Set<string>()
  JSON.stringify(pattern, (_, value: unknown) => {
    const node = value as { type?: string; id?: { name: string } } | null
    if (node?.type === 'VariableReference') found.add(node.id?.name ?? '')
    return value
  })
  return [...found].sort()
}

/** All texts of the page's own sources, without the folders that have words of their own. */
function pageSources(folder = sources): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return existsSync(join(path, 'text')) ? [] : pageSources(path)
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

/** Ids written out (`t('chat')`), and the beginnings of those that are put together (`t(`sign-${sign}`)`). */
function idsUsed(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>()
  const begun = new Set<string>()
  for (const source of pageSources()) {
    for (const [text] of source.matchAll(/(['`])[a-z][a-z0-9-]*(\$\{[^`]*)?\1/g)) {
      const [start, more] = text.slice(1, -1).split('${')
      if (more === undefined) whole.add(start as string)
      else begun.add(start as string)
    }
  }
  return { whole, begun }
}

describe('the words of the page', () => {
  const english = messagesOf('en')

  it.each(languages.filter((language) => language !== 'en'))('are complete in %s', (language) => {
    expect([...messagesOf(language).keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each(languages)('ask for the same facts in %s', (language) => {
    const facts = [...messagesOf(language)].map(([id, message]) => [id, factsOf(message.value)])
    const wanted = [...english].map(([id, message]) => [id, factsOf(message.value)])
    expect(Object.fromEntries(facts)).toEqual(Object.fromEntries(wanted))
  })

  it.each(languages)('can all be spoken in %s, with small and large numbers', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    expect(bundle.addResource(new FluentResource(words[language]))).toEqual([])
    for (const [id, message] of messagesOf(language)) {
      for (const count of [0, 1, 2, 1_000_000]) {
        const facts = Object.fromEntries(factsOf(message.value).map((name) => [name, count]))
        const errors: Error[] = []
        const spoken = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', facts, errors)
        expect(errors, id).toEqual([])
        expect(spoken, id).not.toBe('')
        expect(spoken, id).not.toMatch(/[{}]/)
      }
    }
  })

  it.each(languages)('stand there once in %s', (language) => {
    const ids = parse(words[language], {}).body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []))
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  it('are all used', () => {
    const { whole, begun } = idsUsed()
    const unused = [...english.keys()].filter(
      (id) => !whole.has(id) && ![...begun].some((start) => start.length > 3 && id.startsWith(start)),
    )
    expect(unused).toEqual([])
  })

  it('are there for every id that is asked for', () => {
    const asked = new Set<string>()
    for (const source of pageSources()) {
      for (const [, id] of source.matchAll(/\bt\(\s*'([a-z][a-z0-9-]*)'/g)) asked.add(id as string)
    }
    expect(asked.size).toBeGreaterThan(100)
    expect([...asked].filter((id) => !english.has(id))).toEqual([])
  })

  it.each(['es', 'fr'] as const)('are translated in %s, but for names and what is written alike', (language) => {
    const same = [...messagesOf(language)].filter(
      ([id, message]) => textOf(message.value) === textOf(english.get(id)?.value ?? null),
    )
    const unnamed = same
      .map(([id]) => id)
      .filter((id) => !/^(page-title|lobby-game-.*|option-\w+-(base|heroes))$/.test(id))
    expect(unnamed).toEqual(writtenAlike[language])
  })

  it('leave no plain space before the marks that French sets off', () => {
    expect(words.fr.split('\n').filter((line) => !line.startsWith('#') && / [!?;:](\s|$)/.test(line))).toEqual([])
  })
})

const writtenAlike = {
  es: ['new-bots', 'chat-said'],
  fr: ['table-solo-result', 'table-menu'],
}

/** A pattern's content, whatever its place in the file. */
function textOf(pattern: Pattern | null): string {
  return JSON.stringify(pattern, (key, value: unknown) => (key === 'span' ? undefined : value))
}
