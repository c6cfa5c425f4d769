import { expect, test } from 'vitest'
import type { Entry, Reference } from './data'
import { search } from './search'

function entry(title: string, ...text: string[]): Entry {
  return { id: title, title, text, see: [], icon: null, face: null, tile: null, pictures: [] }
}

const ALL: Reference = {
  language: 'en',
  chapters: [
    {
      id: 'play',
      title: 'How it is played',
      game: 'cartographers',
      entries: [
        entry('Alone', 'In a game alone, en solitario, a tie is decided by coins.'),
        entry('Cœur de la Forêt', 'Un seul bois, d’or et d’argent.'),
        entry('The little shape', 'A shape of 1×1 space.'),
      ],
    },
    {
      id: 'fields',
      title: 'Ambush cards',
      game: 'gisborne',
      entries: [
        entry('Goblin Attack', 'Pass the sheet to the left.'),
        entry('Wolves', 'A chip goes back.'),
        entry('Río alto', 'Una loseta.'),
        entry('Wolf pass', 'Wolves on field 4.'),
      ],
    },
  ],
}

const titles = (words: string): string[] => search(ALL, words).map(({ title }) => title)

test('accents, ligatures, signs and apostrophes need not be typed', () => {
  expect(titles('coeur foret')).toEqual(['Cœur de la Forêt'])
  expect(titles("d'or")).toEqual(['Cœur de la Forêt'])
  expect(titles('1x1')).toEqual(['The little shape'])
  expect(titles('RÍO')).toEqual(['Río alto'])
})

test('a word is looked for where words begin, and within them only if it is found nowhere else', () => {
  expect(titles('rio')).toEqual(['Río alto'])
  expect(titles('litario')).toEqual(['Alone'])
})

test('one or many is the same, and the titles come first', () => {
  expect(titles('coin')).toEqual(['Alone'])
  expect(titles('coins')).toEqual(['Alone'])
  expect(titles('ties')).toEqual(['Alone'])
  expect(titles('wolves')).toEqual(['Wolves', 'Wolf pass'])
})

test('a chapter’s name finds its entries', () => {
  expect(titles('goblin ambush')).toEqual(['Goblin Attack'])
  expect(titles('ambush')).toHaveLength(4)
})

test('where no entry has every word, those with some of them are shown', () => {
  expect(titles('wolf sandwich')).toEqual(['Wolf pass'])
  expect(titles('xyzzy')).toEqual([])
  expect(titles('  ')).toEqual([])
})
