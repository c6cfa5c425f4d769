/**
 * A small map for each scoring card that shows its idea, with a star on what counts. Drawn by the same hand as the
 * sheets. A picture explains; the number comes from the server.
 */
export interface Vignette {
  columns: number
  sheet: string
  /** Indices of the spaces with a star. */
  stars: number[]
}

/** Each row: the sheet's letters, a blank, and 1 where a star belongs. */
function vignette(...rows: string[]): Vignette {
  const sheet = rows.map((row) => row.split(' ')[0] as string)
  const stars = rows.map((row) => row.split(' ')[1] as string).join('')
  return {
    columns: (sheet[0] as string).length,
    sheet: sheet.join(''),
    stars: [...stars].flatMap((mark, index) => (mark === '1' ? [index] : [])),
  }
}

export const vignettes: Readonly<Record<string, Vignette>> = {
  'sentinel-wood': vignette('FF..F 11001', 'FF... 10000', '....F 00001'),
  treetower: vignette('.AA.. 00000', 'AFFV. 01100', '.WVV. 00000'),
  greenbough: vignette('F.... 10000', '..FF. 00100', '....F 00001'),
  'stoneside-forest': vignette('.M... 01000', '.FF.. 00000', '..FFM 00001'),
  'canal-lake': vignette('WW... 11000', 'AAWW. 11110', '..AA. 00110'),
  'golden-granary': vignette('.a.W. 01010', '..WrW 00101', '...W. 00010'),
  'mages-valley': vignette('..W.. 00100', '.WMA. 01010', 'WW.A. 00000'),
  'shoreside-expanse': vignette('..... 00000', '.AAV. 01000', '..V.. 00000'),
  wildholds: vignette('.VVV. 00000', '.VVV. 00100', '..... 00000'),
  'great-city': vignette('VVV.M 11100', 'VV..V 11000', '....V 00000'),
  'greengold-plains': vignette('.FA.. 00000', '.VVW. 01000', '.V... 00000'),
  shieldgate: vignette('VVV.. 00000', 'V..VV 00011', '....V 00001'),
  borderlands: vignette('..W.. 00100', 'FFWVA 11111', '..A.. 00100'),
  'lost-barony': vignette('.FFV. 01000', '.AWV. 01000', '.AAV. 01000'),
  'broken-road': vignette('F.... 10000', '.VA.. 01000', '..W.. 00100'),
  cauldrons: vignette('.FF.. 00000', 'F.VA. 01000', '.WW.. 00000'),
  'faunlost-thicket': vignette('..F.. 00100', '.FF.. 00100', '..F.F 00100'),
  deepwood: vignette('.FFF. 00000', '.FF.. 01000', '....V 00000'),
  'heart-of-the-forest': vignette('.FF.. 00000', 'FFFF. 01100', '.FF.. 00000'),
  'sleepy-valley': vignette('..... 00000', 'F.FFF 10111', '...FF 00000'),
  craylund: vignette('.W... 00000', '.AAW. 01000', '.AW.. 00000'),
  'ulems-wallow': vignette('.AA.. 00000', 'AWW.. 01000', '..... 00000'),
  'clawsgrove-peaks': vignette('M.... 10000', 'WWW.. 00000', '..WA. 00000'),
  jorekborg: vignette('.W... 01000', '.A.WA 01000', '...W. 00000'),
  'traylo-monastery': vignette('VVV.. 10000', 'VV... 00000', '..... 00000'),
  'traylo-monastery-box': vignette('..... 00000', '.VVVV 01111', '..V.. 00000'),
  'outer-enclave': vignette('..... 00110', '..VV. 01001', '..... 00110'),
  'gnomish-colony': vignette('..... 00000', '.VVV. 01100', '.VV.. 01100'),
  caravansary: vignette('..VV. 00100', '..V.. 00000', 'VVV.. 11000'),
  dwarvenholds: vignette('..W.. 00100', 'FFMVA 11111', '..A.. 00100'),
  silos: vignette('F.W.. 10000', 'V.A.. 10000', 'A.... 10000'),
  'banded-hills': vignette('..... 00000', 'FMVWA 11111', '..A.. 00000'),
  'starlit-sigil': vignette('FFVV. 00000', 'A...W 01110', 'AAWW. 00000'),
}

export function vignetteOf(card: string, printing: string): Vignette | undefined {
  return (printing === 'box' ? vignettes[`${card}-box`] : undefined) ?? vignettes[card]
}
