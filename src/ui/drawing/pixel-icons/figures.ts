import type { PixelDrawing } from './drawing';

const sword: PixelDrawing = {
  paint: { D: 'stoneDark', s: 'white', l: 'stoneLight', o: 'woodLight', O: 'wood', k: 'woodDark' },
  rows: [
    '.............DDD',
    '............DssD',
    '...........DslDD',
    '..........DslD..',
    '.........DslD...',
    '........DslD....',
    '.......DslD.....',
    '......DslD......',
    '.DD..DslD.......',
    '.DlDDslD........',
    '..DlslD.........',
    '...DlD..........',
    '..oODlD.........',
    '.oOk.DlD........',
    'oOk...DD........',
    'kk..............',
  ],
};

const clock: PixelDrawing = {
  paint: { w: 'goldLight', g: 'gold', G: 'goldDark', b: 'lapisLight', d: 'lapisDark', k: 'ink' },
  rows: [
    '................',
    '.....GGGGGG.....',
    '...GGwwggggGG...',
    '..GwwbbbbbbggG..',
    '..GwbbbbbbbbgG..',
    '.GwbbbbkbbbbbgG.',
    '.GwbbbbkbbbbbgG.',
    '.GwbbbbkbbbbbgG.',
    '.GgbbbbkkkkbbgG.',
    '.GgddddddddddgG.',
    '.GgddddddddddgG.',
    '..GgddddddddgG..',
    '..GggddddddggG..',
    '...GGggggggGG...',
    '.....GGGGGG.....',
    '................',
  ],
};

const skull: PixelDrawing = {
  paint: { D: 'stoneDark', w: 'white', s: 'stoneLight', k: 'ink' },
  rows: [
    '................',
    '..DDDDDDDDDDDD..',
    '.DwwwwwwwwwwwsD.',
    '.DwwwwwwwwwwssD.',
    '.DwwwwwwwwwwssD.',
    '.DwkkkwwwkkkwsD.',
    '.DwkkkwwwkkkwsD.',
    '.DwwkkwwwkkwwsD.',
    '.DwwwwwkwwwwssD.',
    '.DswwwwkwwwsssD.',
    '..DDswwwwwssDD..',
    '...DwkwkwkwsD...',
    '...DwkwkwkwsD...',
    '...DssssssssD...',
    '....DDDDDDDD....',
    '................',
  ],
};

/** Emblems of metrics; the shield and the pickaxe are among the items. */
export const figures = { sword, clock, skull } as const;
