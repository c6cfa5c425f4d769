/* What lies on a field of Gisborne, as a few lines round its middle. */
export const signs: Readonly<Record<string, string>> = {
  card: 'M-6-8H6V8H-6ZM-2.6-3.4H2.6M-2.6 0H2.6',
  village: 'M-8 7v-8l5-5 5 5v8ZM2-1h6v8M-3-6h6l5 5',
  swamp: 'M-9 6h6M-2 6h6M5 3h4M-6 6v-9M-3 6q0-6 3-9M4 6V-4M6.5 3q0-4 2-6',
  wolves: 'M-7-7l3 4h8l3-4v8L0 8-7 1ZM-3 0v.6M3 0v.6',
  river: 'M-10-4q2.5-4 5 0t5 0 5 0 5 0M-10 4q2.5-4 5 0t5 0 5 0 5 0',
  shortcut: 'M-10 5q10-16 20 0M-6 .5v5M-2-2v7M2-2v7M6 .5v5',
  beach: 'M-10 6q5-4 10 0t10 0M0 3V-9l7 4-7 3',
  bar: 'M-3-9h6V9h-6Z',
}
