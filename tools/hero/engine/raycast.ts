import { blocks } from './blocks';
import { meetsBox } from './boxes';
import { isHole, metFace, setTexel, type Hit } from './hit';
import type { World } from './world';

/** Walks a ray through a world, cell by cell. */
export class Raycaster {
  private entry = 0;
  private axis = 1;

  constructor(private readonly world: World) {}

  /**
   * The first block on the way that `ignores` has no flag for, up to `reach`; false when there is none.
   * The direction must be of length 1.
   */
  cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    ignores: Uint8Array,
    hit: Hit,
  ): boolean {
    const { width, height, depth, cells } = this.world;
    if (!this.enter(ox, oy, oz, dx, dy, dz)) return false;
    let t = this.entry;
    let axis = this.axis;
    let x = Math.min(width - 1, Math.max(0, Math.floor(ox + dx * (t + 1e-6))));
    let y = Math.min(height - 1, Math.max(0, Math.floor(oy + dy * (t + 1e-6))));
    let z = Math.min(depth - 1, Math.max(0, Math.floor(oz + dz * (t + 1e-6))));
    const [stepX, stepY, stepZ] = [dx > 0 ? 1 : -1, dy > 0 ? 1 : -1, dz > 0 ? 1 : -1];
    const [gapX, gapY, gapZ] = [Math.abs(1 / dx), Math.abs(1 / dy), Math.abs(1 / dz)];
    let nextX = dx === 0 ? Infinity : (x + Number(dx > 0) - ox) / dx;
    let nextY = dy === 0 ? Infinity : (y + Number(dy > 0) - oy) / dy;
    let nextZ = dz === 0 ? Infinity : (z + Number(dz > 0) - oz) / dz;
    while (t <= reach) {
      const number = cells[(y * depth + z) * width + x] ?? 0;
      if (number !== 0 && ignores[number] === 0) {
        const block = blocks[number];
        if (block) {
          hit.block = block;
          hit.x = x;
          hit.y = y;
          hit.z = z;
          if (block.whole) {
            hit.distance = t;
            const face = metFace(axis, dx, dy, dz);
            setTexel(hit, face, ox + dx * t - x, oy + dy * t - y, oz + dz * t - z);
            if (!isHole(block, hit)) return true;
          } else if (meetsBox(block, ox - x, oy - y, oz - z, dx, dy, dz, hit)) return hit.distance <= reach;
        }
      }
      if (nextX < nextY && nextX < nextZ) {
        x += stepX;
        if (x < 0 || x >= width) return false;
        t = nextX;
        nextX += gapX;
        axis = 0;
      } else if (nextY < nextZ) {
        y += stepY;
        if (y < 0 || y >= height) return false;
        t = nextY;
        nextY += gapY;
        axis = 1;
      } else {
        z += stepZ;
        if (z < 0 || z >= depth) return false;
        t = nextZ;
        nextZ += gapZ;
        axis = 2;
      }
    }
    return false;
  }

  /** Finds where the ray enters the world's bounds. */
  private enter(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean {
    let [from, to, axis] = [0, Infinity, 1];
    for (let index = 0; index < 3; index++) {
      const origin = index === 0 ? ox : index === 1 ? oy : oz;
      const step = index === 0 ? dx : index === 1 ? dy : dz;
      const size = index === 0 ? this.world.width : index === 1 ? this.world.height : this.world.depth;
      if (step === 0) {
        if (origin < 0 || origin >= size) return false;
        continue;
      }
      const near = ((step > 0 ? 0 : size) - origin) / step;
      const far = ((step > 0 ? size : 0) - origin) / step;
      if (near > from) [from, axis] = [near, index];
      to = Math.min(to, far);
    }
    this.entry = from;
    this.axis = axis;
    return from < to;
  }
}
