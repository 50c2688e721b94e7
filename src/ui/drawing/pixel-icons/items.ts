import type { PixelDrawing } from './drawing';
import { trophy } from './trophy';

const voteKey: PixelDrawing = {
  paint: { w: 'goldLight', g: 'gold', G: 'goldDark' },
  rows: [
    '................',
    '..GGGGG.........',
    '.GwwwggG........',
    'GwwGGGggG.......',
    'GwG...GgG.......',
    'GwG...GgG.......',
    'GwgG.GggG.......',
    '.GgggggGgG......',
    '..GGGGGgggG.....',
    '.......GwggG....',
    '........GwggG...',
    '.........GwgggG.',
    '..........GggGG.',
    '.........GgGggG.',
    '.........GGGGG..',
    '................',
  ],
};

const coin: PixelDrawing = {
  paint: { w: 'goldLight', g: 'gold', G: 'goldDark' },
  rows: [
    '................',
    '.....GGGGGG.....',
    '...GGwwwwggGG...',
    '..GwwggggggggG..',
    '..GwggGGGGgggG..',
    '.GwggGwwggGgggG.',
    '.GwggGwgGGgggGG.',
    '.GwggGwgggGggGG.',
    '.GwgggGGggGggGG.',
    '.GwggGgGggGggGG.',
    '.GgggGwwggGggGG.',
    '..GggGGGGGggGG..',
    '..GgggggggggGG..',
    '...GGggggGGGG...',
    '.....GGGGGG.....',
    '................',
  ],
};

const compass: PixelDrawing = {
  paint: { k: 'ink', s: 'stoneLight', S: 'stone', D: 'stoneDark', r: 'ruby', R: 'rubyLight', w: 'white' },
  rows: [
    '................',
    '.....DDDDDD.....',
    '...DDssssssDD...',
    '..DsskkkkkkSSD..',
    '..DskkkkkkrkSD..',
    '.DskkkkkkrRkkSD.',
    '.DskkkkkrRkkkSD.',
    '.DskkkkrrkkkkSD.',
    '.DskkkksSkkkkSD.',
    '.DskkksSkkkkkSD.',
    '.DskkwSkkkkkkSD.',
    '..DsskkkkkkkSD..',
    '..DSSkkkkkkSSD..',
    '...DDSSSSSSDD...',
    '.....DDDDDD.....',
    '................',
  ],
};

const shield: PixelDrawing = {
  paint: {
    s: 'stoneLight',
    S: 'stone',
    D: 'stoneDark',
    o: 'woodLight',
    O: 'wood',
    d: 'woodDark',
    g: 'grass',
    l: 'grassLight',
  },
  rows: [
    '................',
    '..DDDDDDDDDDDD..',
    '..DssssSSSSSSD..',
    '..DsoOoSgggdSD..',
    '..DsoOoSglgdSD..',
    '..DsoOoSgggdSD..',
    '..DsoOoSdddOSD..',
    '..DsSSSSSSSSSD..',
    '..DsgggSoOodSD..',
    '..DsglgSoOodSD..',
    '...DsggSoOdSD...',
    '...DsdOSoOdSD...',
    '....DssSSSSD....',
    '.....DDssDD.....',
    '.......DD.......',
    '................',
  ],
};

const pickaxe: PixelDrawing = {
  paint: { l: 'diamondLight', d: 'diamond', D: 'diamondDark', o: 'woodLight', O: 'wood', k: 'woodDark' },
  rows: [
    '................',
    '.....DDDDD......',
    '....DllllldD....',
    '....DDDdddoOk...',
    '.......DDoOkdD..',
    '........oOkdldD.',
    '.......oOk.DdlD.',
    '......oOk..DdlD.',
    '.....oOk....DlD.',
    '....oOk.....DlD.',
    '...oOk......DlD.',
    '..oOk.......DdD.',
    '.oOk.........D..',
    'oOk.............',
    'kk..............',
    '................',
  ],
};

const torch: PixelDrawing = {
  paint: { w: 'goldLight', g: 'gold', e: 'ember', o: 'woodLight', O: 'wood', k: 'woodDark' },
  rows: [
    '.......e........',
    '......ee........',
    '......ege.e.....',
    '.....eggee......',
    '.....egwgge.....',
    '....eegwwge.....',
    '....egwwwgee....',
    '.....egwgge.....',
    '......eeee......',
    '......kOOk......',
    '......oOOk......',
    '......oOOk......',
    '......oOOk......',
    '......oOOk......',
    '......oOOk......',
    '......kkkk......',
  ],
};

export const items = { 'vote-key': voteKey, coin, trophy, compass, shield, pickaxe, torch } as const;
