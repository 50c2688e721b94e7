import type { PixelDrawing } from './drawing';

/** A block of the overworld with the one lit point where everybody arrives. */
const logo: PixelDrawing = {
  paint: {
    t: 'grassLight',
    g: 'grass',
    G: 'grassDark',
    l: 'soil',
    h: 'soilLight',
    d: 'soilDark',
    y: 'gold',
    w: 'goldLight',
  },
  rows: [
    '.......tt.......',
    '.....tttttt.....',
    '...ttttyytttt...',
    '.ttttyywwyytttt.',
    '.ggttttyyttttGG.',
    '.ggggttttttGGGG.',
    '.lgggggttGGGGGd.',
    '.llglgggGGGdGdd.',
    '.lhllglgGddGddd.',
    '.llllhllddddddd.',
    '.lhlllllddddddd.',
    '.lllhlllddddddd.',
    '...lllhlddddd...',
    '.....lllddd.....',
    '.......ld.......',
    '................',
  ],
};

export const brand = { logo } as const;
