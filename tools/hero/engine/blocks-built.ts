import { defineBlocks, type Box } from './block-type';
import { mix } from './colour';
import { palette as p } from './palette';
import { boards, bricks, framed, mottled, plain, ringed } from './texture';

const dark = mix(p.spruceWood, p.night, 0.35);
const roofTile = boards(mix(p.slate, p.mist, 0.45), mix(p.slate, p.night, 0.3), 2);
const roofRed = boards(mix(p.crimson, p.earth, 0.55), mix(p.crimson, p.earthDeep, 0.8), 2);
const oakBoards = boards(p.oak, p.oakDeep);
const spruceBoards = boards(p.spruceWood, dark);
const wall = bricks(mix(p.stoneLight, p.stone, 0.4), mix(p.stone, p.stoneDeep, 0.6));

/** A step that is high on the side away from the named one. */
const steps = {
  towardsRight: [
    [0, 0, 0, 16, 8, 16],
    [0, 8, 0, 8, 16, 16],
  ],
  towardsLeft: [
    [0, 0, 0, 16, 8, 16],
    [0, 8, 0, 16, 16, 8],
  ],
  fromRight: [
    [0, 0, 0, 16, 8, 16],
    [8, 8, 0, 16, 16, 16],
  ],
  fromLeft: [
    [0, 0, 0, 16, 8, 16],
    [0, 8, 8, 16, 16, 16],
  ],
} as const satisfies Record<string, readonly Box[]>;
const slab = [[0, 0, 0, 16, 8, 16]] as const;
const post = [[6, 0, 6, 10, 16, 10]] as const;

/** What builders put there: walls, roofs, floors. */
export const builtBlocks = defineBlocks({
  planks: { all: oakBoards },
  spruce: { all: spruceBoards },
  beam: { all: boards(dark, mix(dark, p.night, 0.5), 8), top: ringed(p.spruceWood, dark) },
  plaster: { all: mottled(mix(p.sand, p.snow, 0.55), p.sand, 0.3) },
  cobble: { all: mottled(p.stoneLight, p.stoneDeep, 0.5) },
  stoneBrick: { all: wall },
  darkBrick: { all: bricks(p.stoneDeep, mix(p.stoneDeep, p.night, 0.6)) },
  paving: { all: framed(p.stoneLight, p.stone), varies: 0.12 },
  quartz: { all: framed(p.snow, mix(p.snow, p.mist, 0.35)) },
  redBrick: { all: bricks(mix(p.crimson, p.earth, 0.6), p.stoneDeep, 4, 2) },
  blackstone: { all: mottled(mix(p.navy, p.slate, 0.35), p.navy) },
  obsidian: { all: mottled(mix(p.navy, p.violet, 0.14), p.night, 0.5) },
  crimsonStone: { all: mottled(mix(p.blood, p.earthDeep, 0.5), mix(p.blood, p.night, 0.7)) },
  iron: { all: framed(p.stoneLight, mix(p.stoneLight, p.snow, 0.4)) },
  goldBlock: { all: framed(p.gold, mix(p.gold, p.snow, 0.4)) },
  diamondBlock: { all: framed(p.diamond, mix(p.diamond, p.snow, 0.5)), glow: 0.05 },
  spawnBlock: { all: framed(p.spawn, mix(p.spawn, p.snow, 0.5)), glow: 0.08 },
  redWool: { all: plain(p.crimson, 0.14) },
  whiteWool: { all: plain(p.snow, 0.1) },
  amberWool: { all: plain(p.amber, 0.14) },
  navyWool: { all: plain(p.slate, 0.14) },
  tileRight: { all: roofTile, boxes: steps.towardsRight },
  tileLeft: { all: roofTile, boxes: steps.towardsLeft },
  tileFromRight: { all: roofTile, boxes: steps.fromRight },
  tileFromLeft: { all: roofTile, boxes: steps.fromLeft },
  tileSlab: { all: roofTile, boxes: slab },
  redRight: { all: roofRed, boxes: steps.towardsRight },
  redLeft: { all: roofRed, boxes: steps.towardsLeft },
  redFromRight: { all: roofRed, boxes: steps.fromRight },
  redFromLeft: { all: roofRed, boxes: steps.fromLeft },
  redSlab: { all: roofRed, boxes: slab },
  brickSlab: { all: wall, boxes: slab },
  oakSlab: { all: oakBoards, boxes: slab },
  fence: { all: plain(p.spruceWood, 0.2), boxes: post },
  railZ: { all: plain(p.spruceWood, 0.2), boxes: [...post, [7, 10, 0, 9, 13, 16], [7, 4, 0, 9, 7, 16]] },
  chain: { all: plain(p.stoneDeep), boxes: [[7, 0, 7, 9, 16, 9]] },
});
