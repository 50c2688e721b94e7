import type { BlockName } from '../engine/blocks';
import type { World } from '../engine/world';

export interface StatuePlan {
  /** Rows of letters, the top one first; a blank is air. */
  rows: readonly string[];
  blocks: Readonly<Record<string, BlockName>>;
  /** Lower left front corner. */
  at: readonly [number, number, number];
  /** The side that shows the drawing: `left` stands along x, `right` along z. */
  faces: 'left' | 'right';
  thick?: number;
}

/** A drawing of blocks that stands upright. */
export const raiseStatue = (
  world: World,
  { rows, blocks, at: [x, y, z], faces, thick = 1 }: StatuePlan,
): void => {
  rows.forEach((row, index) => {
    const up = y + rows.length - 1 - index;
    [...row].forEach((letter, along) => {
      const name = blocks[letter];
      if (!name) return;
      for (let deep = 0; deep < thick; deep++) {
        if (faces === 'left') world.set(x + along, up, z - deep, name);
        else world.set(x - deep, up, z + row.length - 1 - along, name);
      }
    });
  });
};
