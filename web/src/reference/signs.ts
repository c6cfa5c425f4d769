/* What lies on a field of Gisborne, as a few lines round its middle: those on the table's map, and more. */
import { glyphs } from '../games/gisborne/glyphs'

export const signs: Readonly<Record<string, string>> = {
  ...glyphs,
  river: 'M-10-4q2.5-4 5 0t5 0 5 0 5 0M-10 4q2.5-4 5 0t5 0 5 0 5 0',
  shortcut: 'M-10 5q10-16 20 0M-6 .5v5M-2-2v7M2-2v7M6 .5v5',
  beach: 'M-10 6q5-4 10 0t10 0M0 3V-9l7 4-7 3',
  bar: 'M-3-9h6V9h-6Z',
}
