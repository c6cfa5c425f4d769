/** The small signs inside fields, around the field's middle; the legend shows them too. */
export const glyphs: Readonly<Record<string, string>> = {
  card: 'M-6 -5L-2 -7L2 -5L6 -7V4L2 6L-2 4L-6 6ZM-2 -7V4M2 -5V6',
  village: 'M-6 5V-1L0 -7L6 -1V5ZM-1.5 5V1H1.5V5',
  swamp: 'M-7 4Q0 0 7 4M-4 2V-6M0 1V-8M4 2V-5',
  wolves: 'M-6 6V-2L-7 -8L-3 -4H3L7 -8L6 -2V6L0 9Z',
}
