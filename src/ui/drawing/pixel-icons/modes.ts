import type { PixelDrawing } from './drawing';

const swords: PixelDrawing = {
  paint: {
    w: 'stoneDark',
    s: 'white',
    d: 'stoneLight',
    e: 'ember',
    E: 'emberDark',
    o: 'wood',
    O: 'woodDark',
    l: 'emberLight',
  },
  rows: [
    'www..........www',
    'wssw........wssw',
    '.wssw......wssw.',
    '..wssw....wssw..',
    '...wssw..wssw...',
    '....wssdwssw....',
    '.....wswssd.....',
    '......wsswd.....',
    '.....wssdsw.....',
    '.le.wssd.wsw.el.',
    '.eEewsd...wseEe.',
    '..eEed.....eEe..',
    '...eEe....eEe...',
    '..oOeE....EeOo..',
    'loO..........Ool',
    'ee............ee',
  ],
};

const heart: PixelDrawing = {
  paint: { R: 'rubyDark', r: 'ruby', l: 'rubyLight', w: 'white', k: 'ink' },
  rows: [
    '................',
    '..RRRR....RRRR..',
    '.RrrrrR..RrrrrR.',
    'RrwwllrRRrrrrrrR',
    'RrwllrrrkrrrrrrR',
    'RrllrrrkkrrrrrrR',
    'RrlrrrkkrrrrrrrR',
    'RrrrrrrkkrrrrrrR',
    '.RrrrrrrkkrrrrR.',
    '..RrrrrrkkrrrR..',
    '...RrrrkkrrrR...',
    '....RrrkrrrR....',
    '.....RrkrrR.....',
    '......RrrR......',
    '.......RR.......',
    '................',
  ],
};

const blades: PixelDrawing = {
  paint: {
    l: 'diamondLight',
    d: 'diamond',
    D: 'diamondDark',
    g: 'gold',
    G: 'goldDark',
    o: 'wood',
    O: 'woodDark',
  },
  rows: [
    '...ld......gG...',
    '..lldD.....oO...',
    '..lldD.....Oo...',
    '..lldD.....oO...',
    '..lldD...G.oO.G.',
    '..lldD...gggggG.',
    '..lldD....lldD..',
    '..lldD....lldD..',
    '..lldD....lldD..',
    '..lldD....lldD..',
    '.gggggG...lldD..',
    '.G.oO.G...lldD..',
    '...oO.....lldD..',
    '...Oo.....lldD..',
    '...oO.....lldD..',
    '...gG......ld...',
  ],
};

const portal: PixelDrawing = {
  paint: { k: 'ink', s: 'stoneDark', S: 'stone', a: 'amethyst', A: 'amethystDark', l: 'amethystLight' },
  rows: [
    '..ssssssssssss..',
    '..sSkssksSskss..',
    '..sskkkkkkkkks..',
    '..sSkAaalaAkSs..',
    '..sskalAaaakss..',
    '..skkaAaalakks..',
    '..sskaalaAakSs..',
    '..sSklaAaaakss..',
    '..sskaaalaAkss..',
    '..skkAalaaakks..',
    '..sSkaaAalakSs..',
    '..sskalaaaakss..',
    '..sskaaAlaAkss..',
    '..sSkkkkkkkksS..',
    '..ssskSsskssSs..',
    '..ssssssssssss..',
  ],
};

export const modes = { swords, heart, blades, portal } as const;
