import { defineBlocks } from './block-type';
import { mix } from './colour';
import { palette as p } from './palette';
import { boards, drawn, framed, mottled, plain } from './texture';

const wood = boards(p.oak, p.bark);
const latch = drawn(
  ['kkkkkkkk', 'kooookok', 'kooooook', 'kkkggkkk', 'koogGook', 'kooooook', 'kooookok', 'kkkkkkkk'],
  { k: p.bark, o: p.oak, g: p.gold, G: mix(p.gold, p.earth, 0.4) },
);
const screen = drawn(
  ['nnnnnnnn', 'ngggnnan', 'nnnnnnnn', 'nnnnnnnn', 'nnnnnnnn', 'nggnnnnn', 'nnnnnnnn', 'nnnnnnnn'],
  { n: p.night, g: p.spawn, a: p.amber },
);
/** Small things that one finds in a settlement. */
export const propBlocks = defineBlocks({
  kerb: { all: mottled(p.stone, p.stoneDeep), boxes: [[3, 0, 3, 13, 5, 13]] },
  rack: { all: framed(p.slate, p.stone), left: screen, right: screen, glow: 0.4 },
  piston: { all: mottled(p.stone, p.stoneDeep), top: framed(p.oak, p.oakDeep) },
  target: { all: framed(p.crimson, p.snow) },
  crate: { all: framed(p.oak, p.bark) },
  barrel: { all: boards(p.oakDeep, p.bark, 4), boxes: [[1, 0, 1, 15, 16, 15]] },
  hay: { all: boards(p.gold, p.sandDeep, 2) },
  chest: { all: wood, left: latch, right: latch, boxes: [[1, 0, 1, 15, 14, 15]] },
  chestLid: { all: wood, boxes: [[1, 0, 1, 15, 16, 4]] },
  sword: {
    all: plain(mix(p.stoneLight, p.snow, 0.6)),
    boxes: [
      [7, 6, 7, 9, 16, 9],
      [5, 5, 6, 11, 7, 10],
      [7, 1, 7, 9, 5, 9],
    ],
  },
  door: { all: boards(p.spruceWood, p.bark, 8), boxes: [[2, 0, 12, 14, 16, 16]] },
  doorX: { all: boards(p.spruceWood, p.bark, 8), boxes: [[12, 0, 2, 16, 16, 14]] },
});
