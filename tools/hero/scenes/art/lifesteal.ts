import { hash } from '../../engine/random';
import { World } from '../../engine/world';
import { overGround, raiseIsland } from '../../scenery/island';
import { disc, person } from '../../scenery/props';
import { heart } from '../../scenery/shapes';
import { airOf } from '../air';
import { paintColumn, paintGround, paintSpecks, still } from './still';

const GROUND = 16;

const build = (): World => {
  const world = new World(44, 44, 44);
  const [x, z] = [22, 22];
  raiseIsland(world, {
    x,
    z,
    y: GROUND,
    radiusX: 16,
    radiusZ: 16,
    keel: 14,
    seed: 8,
    turf: 'crimsonStone',
    soil: 'crimsonStone',
    rock: 'darkStone',
    vines: false,
  });
  disc(world, [x, GROUND - 1, z], 9, 'darkBrick');
  disc(world, [x, GROUND - 1, z], 7.4, 'blackstone');
  disc(world, [x, GROUND, z], 4.6, 'darkBrick');
  disc(world, [x, GROUND + 1, z], 3.2, 'obsidian');
  world.fill([x - 1, GROUND + 1, z - 1], [x + 1, GROUND + 1, z + 1], 'glowRed');
  heart(world, [x, GROUND + 8, z], 4.4, 'heartFlesh', 'heartShine');
  for (const [dx, dz] of [
    [-9, -2],
    [-2, -9],
    [-8, 8],
    [8, -8],
    [9, 2],
    [2, 9],
  ] as const) {
    world.fill([x + dx, GROUND, z + dz], [x + dx, GROUND + 2, z + dz], 'obsidian');
    world.set(x + dx, GROUND + 3, z + dz, 'heartBlock');
  }
  person(world, [x + 6, GROUND, z + 3], 'knight');
  person(world, [x + 2, GROUND, z + 6], 'wizard');
  overGround(world, ['crimsonStone'], (px, y, pz) => {
    if (y === GROUND && hash(px, 1, pz, 3) < 0.05) world.set(px, y, pz, 'redFlower');
  });
  return world;
};

/** Lifesteal: the heart above its altar. */
export const lifesteal = still(() => ({
  world: build(),
  focus: [22, GROUND, 22],
  at: [400, 338],
  tile: 34,
  air: airOf({
    sky: '#a27ab8',
    skyPower: 0.17,
    glow: '#ff4a70',
    glowPower: 0.8,
    sun: '#ff9fb2',
    sunPower: 0.9,
    fill: '#a9a0ff',
    fillPower: 0.25,
  }),
  behind: (context, toScreen) => {
    paintGround(context, '#0e0a16', '#2a0a1a', '227 54 92', [400, 190]);
    paintSpecks(context, 5, 70, '255 170 190', [0, 300]);
    paintColumn(context, toScreen([22.5, GROUND + 2, 22.5]), 12, '240 60 100');
  },
  before: (context) => paintSpecks(context, 6, 40, '255 110 140', [80, 420]),
}));
