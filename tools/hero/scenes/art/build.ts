import { hash } from '../../engine/random';
import { World } from '../../engine/world';
import { overGround, raiseIsland } from '../../scenery/island';
import { lampPost, person } from '../../scenery/props';
import { roundTree, tuft } from '../../scenery/trees';
import { airOf } from '../air';
import { paintGround, paintSpecks, still } from './still';

const GROUND = 16;

/** A round tower whose wall ends unevenly where the work has got to. */
const raiseTower = (world: World, cx: number, cz: number): void => {
  for (let dz = -4; dz <= 4; dz++)
    for (let dx = -4; dx <= 4; dx++) {
      const radius = Math.hypot(dx, dz);
      if (radius > 4.3 || radius < 3.2) continue;
      const turn = Math.atan2(dz - dx, dx + dz);
      const high = Math.round(9 + turn * 1.4 + hash(dx, 1, dz) * 1.2);
      for (let up = 0; up < high; up++)
        world.set(cx + dx, GROUND + up, cz + dz, up % 5 === 4 ? 'planks' : up < 2 ? 'cobble' : 'stoneBrick');
    }
  for (const up of [2, 6]) {
    world.set(cx, GROUND + up, cz + 4, 'window');
    world.set(cx + 4, GROUND + up, cz, 'window');
  }
  world.fill([cx, GROUND, cz + 4], [cx, GROUND + 1, cz + 4], 'door');
};

const raiseScaffold = (world: World, x: number, z: number): void => {
  for (const [dx, dz] of [
    [0, 0],
    [5, 0],
    [0, 2],
    [5, 2],
  ] as const)
    world.fill([x + dx, GROUND, z + dz], [x + dx, GROUND + 8, z + dz], 'fence');
  for (const up of [3, 7])
    for (let dx = 0; dx <= 5; dx++)
      for (let dz = 0; dz <= 2; dz++) world.set(x + dx, GROUND + up, z + dz, 'oakSlab');
  person(world, [x + 3, GROUND + 8, z + 1], 'miner');
  world.set(x + 1, GROUND + 8, z + 1, 'crate');
  person(world, [x + 1, GROUND + 4, z + 1], 'farmer');
};

const raiseCrane = (world: World, x: number, z: number): void => {
  world.fill([x, GROUND, z], [x, GROUND + 14, z], 'beam');
  world.fill([x - 3, GROUND + 14, z], [x + 7, GROUND + 14, z], 'planks');
  world.fill([x - 3, GROUND + 13, z], [x - 2, GROUND + 13, z], 'iron');
  world.fill([x + 6, GROUND + 10, z], [x + 6, GROUND + 13, z], 'chain');
  world.fill([x + 6, GROUND + 9, z], [x + 6, GROUND + 9, z], 'spawnBlock');
  world.set(x, GROUND + 15, z, 'lantern');
  world.set(x + 7, GROUND + 13, z, 'hangingLantern');
};

const build = (): World => {
  const world = new World(46, 42, 46);
  raiseIsland(world, { x: 23, z: 23, y: GROUND, radiusX: 16, radiusZ: 16, keel: 13, seed: 14 });
  world.fill([15, GROUND - 1, 15], [30, GROUND - 1, 30], 'path');
  raiseTower(world, 20, 19);
  raiseScaffold(world, 17, 25);
  raiseCrane(world, 26, 14);
  world.fill([29, GROUND, 20], [31, GROUND + 1, 22], 'stoneBrick');
  world.fill([29, GROUND + 2, 20], [30, GROUND + 2, 21], 'stoneBrick');
  world.fill([28, GROUND, 26], [30, GROUND, 27], 'log');
  world.fill([28, GROUND + 1, 26], [30, GROUND + 1, 26], 'log');
  for (const [x, z] of [
    [33, 25],
    [33, 26],
    [24, 31],
  ] as const)
    world.set(x, GROUND, z, 'crate');
  world.set(33, GROUND + 1, 25, 'barrel');
  person(world, [27, GROUND, 23], 'knight');
  person(world, [25, GROUND, 29], 'wizard');
  for (const [x, z] of [
    [26, 31],
    [32, 17],
    [14, 29],
  ] as const)
    lampPost(world, [x, world.surface(x, z), z], 3);
  for (const [x, z] of [
    [11, 22],
    [13, 33],
    [33, 13],
  ] as const)
    roundTree(world, [x, world.surface(x, z), z], 3, 2.2);
  overGround(world, ['grass'], (x, y, z) => tuft(world, [x, y, z], 0.2));
  return world;
};

/** Building: a tower that grows, its scaffold and its crane. */
export const buildArt = still(() => ({
  world: build(),
  focus: [23, GROUND, 23],
  at: [400, 322],
  tile: 28,
  air: airOf({
    sky: '#7e9fd0',
    skyPower: 0.22,
    glow: '#ffb080',
    glowPower: 0.8,
    sun: '#ffbd85',
    sunPower: 1.3,
    fill: '#a9bfff',
    fillPower: 0.2,
  }),
  behind: (context) => {
    paintGround(context, '#0b111c', '#15302b', '98 200 130', [430, 270]);
    paintSpecks(context, 33, 90, '215 235 255', [0, 300]);
  },
}));
