import type { Lamp } from './block-type';
import { blocks } from './blocks';
import { hash } from './random';
import type { World } from './world';

/**
 * Lights change over time in groups, so that a picture of each group's share is enough to animate all:
 * steady ones, two halves of the torches that flicker against each other, and the beacon.
 */
const GROUPS = { steady: 0, torchA: 1, torchB: 2, beacon: 3 } as const;
export const GROUP_COUNT = 4;

export interface PlacedLamp {
  x: number;
  y: number;
  z: number;
  lamp: Lamp;
  group: number;
}

const groupOf = (kind: Lamp['kind'], x: number, z: number): number => {
  if (kind !== 'torch') return GROUPS[kind];
  return hash(x, z, 0, 77) < 0.5 ? GROUPS.torchA : GROUPS.torchB;
};

/** The group of a shining block at that place. */
export const lampGroup = (lamp: Lamp | undefined, x: number, z: number): number =>
  lamp ? groupOf(lamp.kind, x, z) : GROUPS.steady;

/** Coarse grid of the lamps that reach each part of a world. */
export class LampIndex {
  private static readonly CELL = 4;
  private readonly near = new Map<number, PlacedLamp[]>();

  constructor(private readonly world: World) {
    for (let y = 0; y < world.height; y++)
      for (let z = 0; z < world.depth; z++)
        for (let x = 0; x < world.width; x++) {
          const lamp = blocks[world.at(x, y, z)]?.lamp;
          if (lamp) this.place({ x: x + 0.5, y: y + 0.5, z: z + 0.5, lamp, group: groupOf(lamp.kind, x, z) });
        }
  }

  /** Lamps whose light may fall on the cell. */
  around(x: number, y: number, z: number): readonly PlacedLamp[] {
    const { CELL } = LampIndex;
    return this.near.get(this.key(Math.floor(x / CELL), Math.floor(y / CELL), Math.floor(z / CELL))) ?? [];
  }

  private key(i: number, j: number, k: number): number {
    return (j * 1024 + k) * 1024 + i;
  }

  private place(lamp: PlacedLamp): void {
    const { CELL } = LampIndex;
    const from = (at: number) => Math.max(0, Math.floor((at - lamp.lamp.reach) / CELL));
    const to = (at: number, size: number) => Math.floor(Math.min(size - 1, at + lamp.lamp.reach) / CELL);
    for (let j = from(lamp.y); j <= to(lamp.y, this.world.height); j++)
      for (let k = from(lamp.z); k <= to(lamp.z, this.world.depth); k++)
        for (let i = from(lamp.x); i <= to(lamp.x, this.world.width); i++) {
          const key = this.key(i, j, k);
          const list = this.near.get(key);
          if (list) list.push(lamp);
          else this.near.set(key, [lamp]);
        }
  }
}
