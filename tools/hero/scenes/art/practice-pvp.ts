import { World } from '../../engine/world';
import { raiseIsland } from '../../scenery/island';
import { banner, disc, person } from '../../scenery/props';
import { raiseStatue } from '../../scenery/statue';
import { airOf } from '../air';
import { paintGround, paintSpecks, still } from './still';

const GROUND = 16;
/** A sword with its point in the ground. */
const sword = ['  k  ', '  b  ', 'kkkkk', ' wls ', ' wls ', ' wls ', ' wls ', ' wls ', ' wls ', '  l  '];

const build = (): World => {
  const world = new World(44, 40, 44);
  const [x, z] = [22, 22];
  raiseIsland(world, {
    x,
    z,
    y: GROUND,
    radiusX: 16,
    radiusZ: 16,
    keel: 13,
    seed: 3,
    turf: 'blackstone',
    soil: 'blackstone',
    rock: 'darkStone',
    vines: false,
  });
  disc(world, [x, GROUND - 1, z], 11.4, 'darkBrick');
  disc(world, [x, GROUND - 1, z], 10.3, 'lava');
  disc(world, [x, GROUND - 1, z], 9, 'redBrick');
  disc(world, [x, GROUND - 1, z], 8.2, 'paving');
  disc(world, [x, GROUND - 1, z], 4.4, 'redBrick');
  disc(world, [x, GROUND - 1, z], 3.4, 'paving');
  for (const [dx, dz] of [
    [-10, -4],
    [-4, -10],
    [-11, 3],
    [3, -11],
    [10, -4],
    [-4, 10],
  ] as const) {
    world.fill([x + dx, GROUND, z + dz], [x + dx, GROUND + 3, z + dz], 'darkBrick');
    world.set(x + dx, GROUND + 4, z + dz, 'campfire');
  }
  banner(world, [x - 9, GROUND, z - 7], 7, 'redWool');
  banner(world, [x - 3, GROUND, z - 12], 7, 'redWool');
  disc(world, [x - 2, GROUND, z - 2], 2.3, 'redBrick');
  raiseStatue(world, {
    rows: sword,
    blocks: { w: 'quartz', l: 'iron', s: 'gravel', k: 'goldBlock', b: 'beam' },
    at: [x - 4, GROUND + 1, z - 2],
    faces: 'left',
  });
  person(world, [x, GROUND, z + 6], 'knight');
  world.set(x + 1, GROUND, z + 6, 'sword');
  person(world, [x + 6, GROUND, z], 'miner');
  world.set(x + 6, GROUND, z + 1, 'sword');
  return world;
};

/** Practice PvP: an arena in a ring of fire. */
export const practicePvp = still(() => ({
  world: build(),
  focus: [21, GROUND, 21],
  at: [400, 285],
  tile: 34,
  air: airOf({
    sky: '#b0809c',
    skyPower: 0.14,
    glow: '#ff6a3d',
    glowPower: 1,
    sun: '#ff8a58',
    sunPower: 1,
    fill: '#b0a0ff',
    fillPower: 0.16,
  }),
  behind: (context) => {
    paintGround(context, '#0f0b14', '#2a0f12', '255 92 50', [430, 260]);
    paintSpecks(context, 4, 60, '255 190 120', [0, 260]);
  },
  before: (context) => paintSpecks(context, 9, 50, '255 150 80', [60, 440]),
}));
