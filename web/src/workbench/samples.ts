/** Sheets to look at: the four printed ones, one with every ground, and finished maps. */

const rows = (...lines: string[]): string => lines.join('')

export const SHEETS: Record<string, string> = {
  A: rows('...........', '...M.r.....', '.r......Mr.', '...........', '...........', '.....M.....', '...........', '...........', '.rM......r.', '.....r.M...', '...........'),
  B: rows('...........', '......r.M..', '..rM.......', '.....#.....', '....##r....', '....###....', '.r...#.....', '.....M..r..', '.........M.', '..Mr.......', '...........'),
  C: rows('...........', '.M..r......', '...........', '.......rM..', '...........', '...M.......', '......r....', '..r........', '.........M.', '.....M..r..', 'r..........'),
  D: rows('...........', '.#.r....rM.', '.#.........', '...M.......', '...........', '.r....M..##', '.......r.#r', '...........', '..M......M.', '##...r.....', '...........'),
}

export const FINISHED: Record<string, { sheet: string; marks?: string[]; initials?: [string, string][] }> = {
  wilderness: {
    sheet: rows('FFFFVVAAAWW', 'FFFMVvAAAWW', 'FfFVVVVAMwW', 'FFXXVVAAWWW', 'AAX.XWWAFFF', 'AAAWWMWWFF.', 'AA.WWWWVFFX', 'WWWWXXVVVFX', 'WwMAXVVVVfX', 'WFFAAvVMFFF', 'FFFFAAAFFFF'),
  },
  heroes: {
    sheet: rows('FFAAAA.VVVF', 'F#Afww.VvMF', 'F#FFWWVVVFF', 'XXFMWWWVFFF', 'X.XFFWHAAFF', 'AaXFFWM*A##', 'AAHFVVVw*#+', 'AAAVVVVWWWW', 'WWM.VVWWWMW', '##FF.v.AAWF', 'FFFFF..AAAF'),
    marks: ['D7', 'E6', 'E8', 'F7', 'G4', 'G5', 'G6'],
    initials: [['D1', 'D'], ['D2', 'D'], ['E1', 'D'], ['E3', 'Z'], ['F3', 'T']],
  },
  grounds: {
    sheet: rows('FFFFF.VVVVV', 'FfFFF.VvVVV', 'FFFFF.VVVVV', '...........', 'AAAAA.WWWWW', 'AaAAA.WwWWW', 'AAAAA.WWWWW', '...........', 'XXX.M.###.*', 'XxXX.r##.H+', 'XX.M..#.hH*'),
    initials: [['I1', 'D'], ['J4', 'Z'], ['K1', 'T'], ['I3', 'G']],
    marks: ['H1', 'H2', 'I2'],
  },
}

export const SHAPES: [number, number][][] = [
  [[0, 0], [1, 0], [2, 0]],
  [[0, 2], [1, 1], [1, 2], [2, 0], [2, 1]],
  [[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]],
  [[0, 0], [1, 1]],
  [[0, 0], [0, 1], [0, 2], [0, 3]],
  [[0, 0]],
]
