import type { BlockName } from '../engine/blocks';
import type { World } from '../engine/world';

type Spot = readonly [number, number, number];

/** A lantern on a post, `height` blocks high. */
export const lampPost = (world: World, [x, y, z]: Spot, height = 3): void => {
  for (let up = 0; up < height - 1; up++) world.set(x, y + up, z, 'fence');
  world.set(x, y + height - 1, z, 'lantern');
};

/** A stand with a striped awning. */
export const stall = (world: World, [x, y, z]: Spot, cloth: BlockName): void => {
  for (const [dx, dz] of [
    [0, 0],
    [3, 0],
    [0, 2],
    [3, 2],
  ] as const)
    world.fill([x + dx, y, z + dz], [x + dx, y + 1, z + dz], 'fence');
  world.fill([x + 1, y, z + 2], [x + 2, y, z + 2], 'crate');
  world.set(x + 3, y, z + 1, 'barrel');
  for (let dx = -1; dx <= 4; dx++)
    for (let dz = -1; dz <= 3; dz++) world.set(x + dx, y + 2, z + dz, dx % 2 === 0 ? cloth : 'whiteWool');
};

/** A banner on a mast, its cloth towards the viewer's right. */
export const banner = (world: World, [x, y, z]: Spot, height: number, cloth: BlockName): void => {
  world.fill([x, y, z], [x, y + height, z], 'fence');
  for (let drop = 0; drop < 3; drop++)
    for (let along = 1; along < 4 - Math.floor(drop / 2); along++)
      world.set(x + along, y + height - drop, z, cloth);
};

/** Wheat in rows with water between, inside a fence. */
export const field = (world: World, [x, y, z]: Spot, width: number, depth: number): void => {
  for (let dz = 0; dz < depth; dz++)
    for (let dx = 0; dx < width; dx++) {
      const ditch = dx % 4 === 2;
      world.set(x + dx, y - 1, z + dz, ditch ? 'water' : 'dirt');
      for (let up = 0; up < 3; up++) world.set(x + dx, y + up, z + dz, 'air');
      if (!ditch) world.set(x + dx, y, z + dz, 'wheat');
    }
};

/** A solid disc of one height. */
export const disc = (world: World, [x, y, z]: Spot, radius: number, name: BlockName | 'air'): void => {
  const reach = Math.ceil(radius);
  for (let dz = -reach; dz <= reach; dz++)
    for (let dx = -reach; dx <= reach; dx++)
      if (Math.hypot(dx, dz) <= radius) world.set(x + dx, y, z + dz, name);
};

export type Person = 'miner' | 'farmer' | 'knight' | 'wizard';

/** Someone who stands there. */
export const person = (world: World, [x, y, z]: Spot, who: Person): void => {
  world.set(x, y, z, `${who}Legs`);
  world.set(x, y + 1, z, `${who}Head`);
};

/** A tent of cloth whose ridge runs along x, `length` blocks long. */
export const tent = (world: World, [x, y, z]: Spot, length: number, cloth: BlockName): void => {
  for (let along = 0; along < length; along++) {
    for (const [across, up] of [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 0],
    ] as const)
      world.set(x + along, y + up, z + across, along % 2 === 0 ? cloth : 'whiteWool');
    if (along === 0) world.fill([x, y, z + 1], [x, y, z + 3], cloth);
  }
};

/** A fire on bare ground with seats of logs behind it. */
export const campfire = (world: World, [x, y, z]: Spot): void => {
  for (let dz = -3; dz <= 3; dz++)
    for (let dx = -3; dx <= 3; dx++)
      if (Math.hypot(dx, dz) < 3.3)
        world.set(x + dx, y - 1, z + dz, Math.hypot(dx, dz) < 1.5 ? 'gravel' : 'path');
  for (const [dx, dz] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    world.set(x + dx, y, z + dz, 'kerb');
  world.set(x, y, z, 'campfire');
  world.set(x, y + 1, z, 'flame');
  world.fill([x - 1, y, z - 3], [x + 1, y, z - 3], 'log');
  world.fill([x - 3, y, z - 1], [x - 3, y, z + 1], 'log');
};
