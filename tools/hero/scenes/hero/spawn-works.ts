import type { World } from '../../engine/world';
import { disc } from '../../scenery/props';
import { GROUND, outlet, spawnPoint } from './spawn-place';

/** The round platform with the beacon, four lantern pillars and lit stones in the ground. */
export const layPlaza = (world: World): void => {
  const [x, , z] = spawnPoint;
  for (let up = 0; up < 8; up++) disc(world, [x, GROUND + up, z], 7.4, 'air');
  disc(world, [x, GROUND - 1, z], 7.4, 'paving');
  disc(world, [x, GROUND, z], 5.3, 'stoneBrick');
  disc(world, [x, GROUND + 1, z], 3.5, 'quartz');
  world.fill([x - 1, GROUND + 2, z - 1], [x + 1, GROUND + 2, z + 1], 'spawnBlock');
  world.set(x, GROUND + 3, z, 'beacon');
  for (const [dx, dz] of [
    [6, 0],
    [-6, 0],
    [0, 6],
    [0, -6],
  ] as const)
    world.set(x + dx, GROUND - 1, z + dz, 'glowGreen');
  for (const [dx, dz] of [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ] as const) {
    world.fill([x + dx, GROUND, z + dz], [x + dx, GROUND + 3, z + dz], 'stoneBrick');
    world.set(x + dx, GROUND + 4, z + dz, 'lantern');
  }
};

/** Trodden earth between plaza, houses and bridge. */
export const layPaths = (world: World): void => {
  const walk = (x0: number, z0: number, x1: number, z1: number) => {
    for (let x = x0; x <= x1; x++)
      for (let z = z0; z <= z1; z++)
        for (let y = GROUND + 2; y >= GROUND - 1; y--)
          if (world.is(x, y, z, 'grass')) world.set(x, y, z, 'path');
  };
  walk(37, 43, 39, 60);
  walk(28, 45, 37, 46);
  walk(45, 35, 50, 37);
  walk(33, 29, 35, 31);
};

/** A watch tower with a fire on it. */
export const raiseTower = (world: World, x: number, z: number, y: number): void => {
  world.fill([x, y, z], [x + 4, y + 11, z + 4], 'stoneBrick');
  world.fill([x - 1, y + 12, z - 1], [x + 5, y + 12, z + 5], 'darkBrick');
  for (let i = -1; i <= 5; i += 2)
    for (const [dx, dz] of [
      [i, -1],
      [i, 5],
      [-1, i],
      [5, i],
    ] as const)
      world.set(x + dx, y + 13, z + dz, 'stoneBrick');
  for (const up of [3, 8]) {
    world.set(x + 2, y + up, z + 4, 'window');
    world.set(x + 4, y + up, z + 2, 'window');
  }
  world.set(x + 2, y + 13, z + 2, 'stoneBrick');
  world.set(x + 2, y + 14, z + 2, 'campfire');
};

/** The pond and the stream by which it leaves the island. */
export const digPond = (world: World): void => {
  for (let z = 36; z < 47; z++)
    for (let x = 47; x < 62; x++) {
      const inside = Math.hypot((x - 52) / 4.2, (z - 42) / 3.2) < 1 || (x >= 52 && Math.abs(z - outlet) < 2);
      if (!inside || world.surface(x, z) === 0) continue;
      for (let y = GROUND - 1; y < GROUND + 3; y++) world.set(x, y, z, 'air');
      world.set(x, GROUND - 2, z, 'sand');
      world.set(x, GROUND - 1, z, 'water');
    }
};

/** The bridge to the camp, over nothing. */
export const buildBridge = (world: World): void => {
  for (let z = 52; z <= 72; z++) {
    if (world.surface(38, z) >= GROUND) continue;
    world.fill([37, GROUND - 1, z], [39, GROUND - 1, z], 'spruce');
    world.set(37, GROUND, z, 'railZ');
    world.set(39, GROUND, z, 'railZ');
    if (z % 5 === 0) for (const x of [37, 39]) world.set(x, GROUND + 1, z, 'lantern');
  }
};
