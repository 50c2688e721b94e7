import { hash } from '../../engine/random';
import { World } from '../../engine/world';
import { buildHouse } from '../../scenery/house';
import { overGround, raiseIsland } from '../../scenery/island';
import { campfire, lampPost, person, tent } from '../../scenery/props';
import { greatTree, spruceTree, tuft } from '../../scenery/trees';
import { airOf } from '../air';
import { paintGround, paintSpecks, still } from './still';

const GROUND = 16;

const build = (): World => {
  const world = new World(46, 44, 46);
  raiseIsland(world, {
    x: 22,
    z: 22,
    y: GROUND,
    radiusX: 17,
    radiusZ: 17,
    keel: 12,
    seed: 22,
    hill: (x, z) => 3 * Math.exp(-(((x - 11) / 5) ** 2) - ((z - 11) / 5) ** 2),
  });
  campfire(world, [23, GROUND, 24]);
  world.fill([22, GROUND, 28], [24, GROUND, 28], 'log');
  for (const [x, z, who] of [
    [22, 21, 'farmer'],
    [24, 21, 'wizard'],
    [20, 23, 'knight'],
    [20, 25, 'miner'],
  ] as const)
    person(world, [x, GROUND + 1, z], who);
  for (const [x, z, who] of [
    [23, 30, 'farmer'],
    [27, 25, 'knight'],
    [28, 21, 'miner'],
    [18, 29, 'wizard'],
  ] as const)
    person(world, [x, GROUND, z], who);
  buildHouse(world, {
    x: 24,
    y: GROUND,
    z: 10,
    width: 7,
    depth: 5,
    walls: 3,
    ridge: 'x',
    roof: 'red',
    chimney: true,
    door: { side: 'left', at: 3 },
  });
  buildHouse(world, {
    x: 9,
    y: GROUND,
    z: 22,
    width: 5,
    depth: 7,
    walls: 3,
    ridge: 'z',
    roof: 'tile',
    door: { side: 'right', at: 3 },
  });
  tent(world, [13, GROUND, 31], 4, 'amberWool');
  greatTree(world, [14, world.surface(14, 14), 14], 'blossom', 'log', 0.85);
  for (const [x, z] of [
    [20, 16],
    [30, 18],
    [17, 20],
  ] as const)
    lampPost(world, [x, world.surface(x, z), z]);
  for (const [x, z, high] of [
    [34, 13, 7],
    [36, 19, 6],
    [9, 33, 6],
  ] as const)
    spruceTree(world, [x, world.surface(x, z), z], high);
  overGround(world, ['grass'], (x, y, z) => {
    if (hash(x, 3, z, 1) < 0.7) tuft(world, [x, y, z], 0.2);
  });
  return world;
};

/** The community: an evening round the fire. */
export const community = still(() => ({
  world: build(),
  focus: [22, GROUND, 22],
  at: [400, 262],
  tile: 36,
  air: airOf({
    sky: '#7e97d8',
    skyPower: 0.14,
    glow: '#ff9f7a',
    glowPower: 0.7,
    sun: '#ffa877',
    sunPower: 0.6,
    fill: '#a9bfff',
    fillPower: 0.2,
  }),
  behind: (context) => {
    paintGround(context, '#0b0f1a', '#2a2240', '230 120 110', [470, 240]);
    paintSpecks(context, 61, 110, '220 228 255', [0, 260]);
  },
  before: (context) => paintSpecks(context, 62, 26, '255 190 100', [170, 400]),
}));
