import type { BlockName } from '../engine/blocks';
import { fractal, hash, noise } from '../engine/random';
import type { World } from '../engine/world';

export interface IslandPlan {
  x: number;
  z: number;
  /** Height of the ground at the shore. */
  y: number;
  radiusX: number;
  radiusZ: number;
  /** How far the rock hangs down under the middle. */
  keel: number;
  seed: number;
  /** Blocks above `y` at a place. */
  hill?: (x: number, z: number) => number;
  turf?: BlockName;
  soil?: BlockName;
  rock?: BlockName;
  /** Plants hang down from the rim; so they do unless told otherwise. */
  vines?: boolean;
}

const gem = (roll: number): BlockName | undefined => {
  if (roll > 0.994) return 'diamondOre';
  if (roll > 0.986) return 'spawnOre';
  return roll > 0.978 ? 'goldOre' : undefined;
};

/** Floating land: grass on earth on rock that tapers to ragged points. */
export const raiseIsland = (world: World, plan: IslandPlan): void => {
  const { seed, turf = 'grass', soil = 'dirt', rock = 'stone', vines = true } = plan;
  for (let z = 0; z < world.depth; z++)
    for (let x = 0; x < world.width; x++) {
      const [dx, dz] = [(x - plan.x) / plan.radiusX, (z - plan.z) / plan.radiusZ];
      const rim = Math.hypot(dx, dz) + (fractal(x * 0.16, z * 0.16, seed) - 0.5) * 0.5;
      if (rim >= 1) continue;
      const inner = 1 - rim;
      const top = plan.y + Math.max(0, Math.round(plan.hill?.(x, z) ?? 0));
      const ragged = (noise(x * 0.34, z * 0.34, seed + 9) - 0.3) * plan.keel * 0.5 * inner ** 0.4;
      const depth = Math.max(2, Math.round(plan.keel * inner ** 0.75 * 0.72 + ragged + 2));
      for (let y = Math.max(0, plan.y - depth); y < top; y++) {
        const below = top - 1 - y;
        const thick = 2 + Math.floor(hash(x, 1, z, seed) * 2);
        const stony = y < plan.y - depth * 0.55 ? 'darkStone' : rock;
        world.set(x, y, z, below === 0 ? turf : below < thick ? soil : (gem(hash(x, y, z, seed)) ?? stony));
      }
      const roots = hash(x, 2, z, seed);
      if (vines && inner < 0.14 && roots < 0.16)
        for (let down = 1; down < 2 + roots * 26; down++) world.add(x, plan.y - depth - down, z, 'vine');
    }
};

/** Calls `visit` with each free cell that lies on ground of the named kinds. */
export const overGround = (
  world: World,
  kinds: readonly BlockName[],
  visit: (x: number, y: number, z: number) => void,
): void => {
  for (let z = 0; z < world.depth; z++)
    for (let x = 0; x < world.width; x++) {
      const y = world.surface(x, z);
      if (y > 0 && kinds.some((kind) => world.is(x, y - 1, z, kind))) visit(x, y, z);
    }
};
