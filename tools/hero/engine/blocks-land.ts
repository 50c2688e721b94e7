import { defineBlocks } from './block-type';
import { mix } from './colour';
import { palette as p } from './palette';
import { barked, fringed, mottled, ore, plain, ringed } from './texture';

const dirt = mottled(p.earth, p.earthDeep);
const rock = mottled(p.stone, p.stoneDeep, 0.4);
const turf = mottled(p.grassLight, p.grass, 0.55);
const meadow = mottled(p.grass, p.grassDeep, 0.4);
const stem = { boxes: [[7, 0, 7, 9, 7, 9]] as const };
const blades = [
  [2, 0, 4, 4, 9, 6],
  [7, 0, 9, 9, 12, 11],
  [11, 0, 5, 13, 8, 7],
  [5, 0, 12, 7, 7, 14],
] as const;

/** What nature puts there. */
export const landBlocks = defineBlocks({
  grass: { all: fringed(meadow, dirt), top: turf, varies: 0.3 },
  meadow: { all: fringed(meadow, dirt), top: meadow, varies: 0.3 },
  dirt: { all: dirt },
  path: {
    all: dirt,
    top: mottled(mix(p.sandDeep, p.earth, 0.25), mix(p.sandDeep, p.earth, 0.7), 0.4),
    boxes: [[0, 0, 0, 16, 15, 16]],
  },
  stone: { all: rock, varies: 0.12 },
  darkStone: { all: mottled(p.stoneDeep, mix(p.stoneDeep, p.night, 0.4)), varies: 0.12 },
  gravel: { all: mottled(p.stoneLight, p.stone, 0.6) },
  goldOre: { all: ore(rock, p.gold), glow: 0.02 },
  diamondOre: { all: ore(rock, p.diamond), glow: 0.03 },
  spawnOre: { all: ore(rock, p.spawn), glow: 0.03 },
  sand: { all: mottled(p.sand, p.sandDeep, 0.3), varies: 0.08 },
  sandstone: { all: mottled(p.sand, p.sandDeep, 0.5) },
  snow: { all: fringed(plain(p.snow, 0.04), rock), top: plain(p.snow, 0.04) },
  ice: { all: mottled(mix(p.diamond, p.snow, 0.6), mix(p.diamond, p.mist, 0.5)) },
  log: { all: barked(p.oakDeep, p.bark), top: ringed(p.oak, p.bark) },
  spruceLog: { all: barked(p.spruceWood, mix(p.bark, p.night, 0.4)), top: ringed(p.oakDeep, p.bark) },
  leaves: { all: mottled(p.leaf, p.leafDeep), holes: 0.1, varies: 0.35 },
  spruceLeaves: { all: mottled(p.spruce, p.spruceDeep), holes: 0.08, varies: 0.25 },
  blossom: { all: mottled(p.blossom, p.blossomDeep, 0.4), holes: 0.1, varies: 0.2 },
  water: { all: plain(p.water, 0.05), boxes: [[0, 0, 0, 16, 14, 16]], water: true },
  tallGrass: { all: mottled(p.grassLight, p.grass), boxes: blades, varies: 0.3 },
  wheat: {
    all: mottled(mix(p.gold, p.snow, 0.25), p.gold, 0.4),
    glow: 0.12,
    boxes: [
      [1, 0, 2, 4, 12, 5],
      [6, 0, 6, 9, 14, 9],
      [11, 0, 2, 14, 11, 5],
      [2, 0, 10, 5, 13, 13],
      [11, 0, 11, 14, 12, 14],
    ],
  },
  redFlower: { all: plain(p.crimson), boxes: [[6, 5, 6, 10, 9, 10], ...stem.boxes] },
  goldFlower: { all: plain(p.gold), boxes: [[6, 4, 6, 10, 8, 10], ...stem.boxes] },
  whiteFlower: { all: plain(p.snow), boxes: [[6, 4, 6, 10, 8, 10], ...stem.boxes] },
  cactus: { all: mottled(p.leaf, p.leafDeep), boxes: [[1, 0, 1, 15, 16, 15]] },
  vine: { all: mottled(p.leaf, p.leafDeep), boxes: [[1, 0, 1, 15, 16, 15]], holes: 0.45 },
});
