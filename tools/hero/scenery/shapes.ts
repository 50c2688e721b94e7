import type { BlockName } from '../engine/blocks';
import type { World } from '../engine/world';

type Spot = readonly [number, number, number];

/** Fills every cell within `reach` of the middle for which `inside` holds (distances in blocks). */
const carve = (
  world: World,
  [x, y, z]: Spot,
  reach: number,
  inside: (dx: number, dy: number, dz: number) => BlockName | undefined,
): void => {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dz = -reach; dz <= reach; dz++)
      for (let dx = -reach; dx <= reach; dx++) {
        const name = inside(dx, dy, dz);
        if (name) world.set(x + dx, y + dy, z + dz, name);
      }
};

/** A cut stone on its point. */
export const crystal = (world: World, at: Spot, radius: number, high: number, name: BlockName): void =>
  carve(world, at, Math.ceil(Math.max(radius, high)), (dx, dy, dz) =>
    Math.max(Math.abs(dx), Math.abs(dz)) * 0.55 + (Math.abs(dx) + Math.abs(dz)) * 0.3 <=
    radius * (1 - Math.abs(dy) / (high + 0.8))
      ? name
      : undefined,
  );

/** A heart that faces the viewer. */
export const heart = (world: World, at: Spot, size: number, flesh: BlockName, shine: BlockName): void =>
  carve(world, at, Math.ceil(size * 1.5), (dx, dy, dz) => {
    const across = (dx - dz) / Math.SQRT2 / size;
    const deep = ((dx + dz) / Math.SQRT2 / size) * 2.3;
    const up = dy / size + 0.12;
    const body =
      (across ** 2 + 2.25 * deep ** 2 + up ** 2 - 1) ** 3 -
      1.5 * across ** 2 * up ** 3 -
      0.1125 * deep ** 2 * up ** 3;
    if (body > 0) return undefined;
    return across < -0.35 && across > -0.8 && up > 0.45 && up < 0.85 && deep > 0.1 ? shine : flesh;
  });
