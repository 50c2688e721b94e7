import type { BlockName } from '../engine/blocks';
import { hash } from '../engine/random';
import type { World } from '../engine/world';

type Spot = readonly [number, number, number];

/** A ball of leaves with a ragged skin; `flat` below 1 presses it. */
const crown = (world: World, [x, y, z]: Spot, radius: number, leaf: BlockName, flat = 0.8): void => {
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dz = -reach; dz <= reach; dz++)
      for (let dx = -reach; dx <= reach; dx++) {
        const distance = Math.hypot(dx, dy / flat, dz);
        if (distance <= radius - 0.6 + hash(x + dx, y + dy, z + dz, 21) * 0.9)
          world.add(x + dx, y + dy, z + dz, leaf);
      }
};

/** A round tree on the ground at `y`. */
export const roundTree = (
  world: World,
  [x, y, z]: Spot,
  height = 4,
  radius = 2.3,
  leaf: BlockName = 'leaves',
  log: BlockName = 'log',
): void => {
  crown(world, [x, y + height, z], radius, leaf);
  for (let up = 0; up < height; up++) world.set(x, y + up, z, log);
};

/** Reach of a conifer's rings from its tip down. */
const rings = [0, 1, 1, 2, 1, 2, 3, 2, 3, 3] as const;

/** A conifer of stepped rings. */
export const spruceTree = (world: World, [x, y, z]: Spot, height = 8): void => {
  for (let up = 0; up <= height; up++) world.set(x, y + up, z, 'spruceLog');
  for (let up = height + 1; up >= 2; up--) {
    const reach = rings[height + 1 - up] ?? 3;
    for (let dz = -reach; dz <= reach; dz++)
      for (let dx = -reach; dx <= reach; dx++)
        if (Math.hypot(dx, dz) <= reach + 0.3) world.add(x + dx, y + up, z + dz, 'spruceLeaves');
  }
};

/** A wide old tree with several crowns. */
export const greatTree = (
  world: World,
  [x, y, z]: Spot,
  leaf: BlockName,
  log: BlockName = 'log',
  size = 1,
): void => {
  const height = Math.round(8 * size);
  for (let up = 0; up < height; up++) world.set(x, y + up, z, log);
  for (const [dx, dz] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    world.add(x + dx, y, z + dz, log);
  const lobes = [
    [0, height + 2, 0, 3.2],
    [3, height, 2, 2.7],
    [-3, height, -1, 2.9],
    [1, height - 1, 4, 2.5],
    [2, height + 1, -3, 2.6],
    [-2, height - 1, -4, 2.2],
    [-4, height - 2, 3, 2.2],
    [5, height - 2, -1, 1.9],
    [0, height - 3, 6, 1.4],
  ] as const;
  for (const [dx, dy, dz, radius] of lobes)
    crown(world, [x + Math.round(dx * size), y + dy, z + Math.round(dz * size)], radius * size, leaf, 0.75);
};

/** Grass, flowers and so on, on one cell of ground. */
export const tuft = (world: World, [x, y, z]: Spot, chance: number): void => {
  if (!world.is(x, y - 1, z, 'grass') && !world.is(x, y - 1, z, 'meadow')) return;
  const roll = hash(x, y, z, 31);
  if (roll > chance) return;
  const kind = hash(x, y, z, 32);
  world.add(
    x,
    y,
    z,
    kind < 0.62 ? 'tallGrass' : kind < 0.75 ? 'redFlower' : kind < 0.88 ? 'goldFlower' : 'whiteFlower',
  );
};
