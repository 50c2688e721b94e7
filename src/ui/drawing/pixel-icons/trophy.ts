import type { PixelDrawing } from './drawing';

/** By itself: the leaderboard draws it in its first seconds, and no other item. */
export const trophy: PixelDrawing = {
  paint: { w: 'goldLight', g: 'gold', G: 'goldDark', o: 'wood', O: 'woodDark' },
  rows: [
    '................',
    '...GGGGGGGGGG...',
    '.GGwwggggggGGGG.',
    'G.GwwggggggGG.G.',
    'G.GwwggggggGG.G.',
    'G.GwwggggggGG.G.',
    '.GGwwggggggGGG..',
    '...GwgggggGG....',
    '....GwgggGG.....',
    '.....GggGG......',
    '......GgG.......',
    '......wgG.......',
    '.....wgggG......',
    '....oooooOO.....',
    '....oOOOOOO.....',
    '................',
  ],
};
