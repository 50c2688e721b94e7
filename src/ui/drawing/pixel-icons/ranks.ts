import type { PixelDrawing } from './drawing';

const crown: PixelDrawing = {
  paint: { w: 'goldLight', g: 'gold', G: 'goldDark', r: 'ruby', R: 'rubyLight', d: 'diamond' },
  rows: [
    '................',
    '.......rr.......',
    '......rRrr......',
    '.......rr.......',
    '.gg....ww....gg.',
    '.gG...wggG...gG.',
    '..w...wggG...w..',
    '..wg..wggG..gG..',
    '..wgg.wggG.ggG..',
    '..wgggggggggGG..',
    '..wggggggggggG..',
    '..wgdgrRrgdggG..',
    '..wgdgrrrgdggG..',
    '..wggggggggggG..',
    '..GGGGGGGGGGGG..',
    '................',
  ],
};

const diamond: PixelDrawing = {
  paint: { w: 'white', l: 'diamondLight', d: 'diamond', D: 'diamondDark' },
  rows: [
    '................',
    '...DDDDDDDDDD...',
    '..DllllddddddD..',
    '.DlwwllddlddddD.',
    'DlwwllddllddddDD',
    'DllllddddddddDDD',
    'DDDDDDDDDDDDDDDD',
    '.DlllldddddDDDD.',
    '..DllldddddDDD..',
    '...DlldddddDD...',
    '....DldddDDD....',
    '.....DldddD.....',
    '......DddD......',
    '.......DD.......',
    '................',
    '................',
  ],
};

const goldenApple: PixelDrawing = {
  paint: { w: 'white', l: 'goldLight', g: 'gold', G: 'goldDark', o: 'woodDark', f: 'grass', F: 'grassDark' },
  rows: [
    '.........oo.....',
    '........oo.fff..',
    '........o.ffffF.',
    '....GGG.oGGGFF..',
    '...GllgGGgggG...',
    '..GlwwlgggggggG.',
    '.GlwwlggggggggG.',
    '.GlwlgggggggggG.',
    '.GllggggggggggG.',
    '.GlgggggggggggG.',
    '.GgggggggggggGG.',
    '.GgggggggggggGG.',
    '..GggggggggGGG..',
    '...GgggGgggGG...',
    '....GGG.GGGG....',
    '................',
  ],
};

const emerald: PixelDrawing = {
  paint: { w: 'white', l: 'grassLight', g: 'grass', G: 'grassDark' },
  rows: [
    '................',
    '......GGGG......',
    '.....GllggG.....',
    '....GlwlgggG....',
    '...GlwllggggG...',
    '..GlwlllgggggG..',
    '..GlllGGGGgggG..',
    '..GllGlggGgggG..',
    '..GllGlggGgggG..',
    '..GllGGGGGgggG..',
    '..GllgggggGggG..',
    '...GlggggggGG...',
    '....GgggggGG....',
    '.....GgggGG.....',
    '......GGGG......',
    '................',
  ],
};

const sapling: PixelDrawing = {
  paint: {
    l: 'grassLight',
    g: 'grass',
    G: 'grassDark',
    o: 'wood',
    O: 'woodDark',
    s: 'soil',
    d: 'soilDark',
    h: 'soilLight',
  },
  rows: [
    '................',
    '....gg..........',
    '...glgg...gg....',
    '..gllggg.gllg...',
    '..gllggggglgggG.',
    '...gggGGgggggG..',
    '.....gGoOgggG...',
    '..ggg..oO.GG....',
    '.gllggGoO.......',
    '.gggggGoO.ggg...',
    '..gGGG.oOgglgG..',
    '.......oOGgggG..',
    '.......oO..GG...',
    '....hhhssssd....',
    '...hhssssssdd...',
    '....sssssddd....',
  ],
};

/** One for each rank title, from Legend down to Rookie. */
export const ranks = { crown, diamond, 'golden-apple': goldenApple, emerald, sapling } as const;
