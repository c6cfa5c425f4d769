/** The small signs inside fields, around the field's middle; the legend and the rules show them too. */
export const glyphs: Readonly<Record<string, string>> = {
  card: 'M-6 -5L-2 -7L2 -5L6 -7V4L2 6L-2 4L-6 6ZM-2 -7V4M2 -5V6',
  village: 'M-6 5V-1L0 -7L6 -1V5ZM-1.5 5V1H1.5V5',
  swamp: 'M-7 4Q0 0 7 4M-4 2V-6M0 1V-8M4 2V-5',
  wolves: 'M-6 6V-2L-7 -8L-3 -4H3L7 -8L6 -2V6L0 9Z',
}

/** A chest in a field of 24 by 24, as the icons are. */
export const chestSign = 'M4 11h16v9H4ZM4 11c0-4 1.5-6.5 4-6.5h8c2.5 0 4 2.5 4 6.5M10 10v4h4v-4'
