import type { Block } from './blocks';
import { isHole, metFace, setTexel, type Hit } from './hit';

/** Meets the nearest of a block's boxes with a ray whose origin is relative to the block's cell. */
export const meetsBox = (
  block: Block,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: Hit,
): boolean => {
  let nearest = Infinity;
  let axis = 1;
  for (const [x0, y0, z0, x1, y1, z1] of block.boxes) {
    const nearX = ((dx > 0 ? x0 : x1) / 16 - ox) / dx;
    const nearY = ((dy > 0 ? y0 : y1) / 16 - oy) / dy;
    const nearZ = ((dz > 0 ? z0 : z1) / 16 - oz) / dz;
    const near = Math.max(nearX, nearY, nearZ);
    const far = Math.min(
      ((dx > 0 ? x1 : x0) / 16 - ox) / dx,
      ((dy > 0 ? y1 : y0) / 16 - oy) / dy,
      ((dz > 0 ? z1 : z0) / 16 - oz) / dz,
    );
    if (near >= far || near < 0 || near >= nearest) continue;
    nearest = near;
    axis = near === nearX ? 0 : near === nearY ? 1 : 2;
  }
  if (nearest === Infinity) return false;
  hit.distance = nearest;
  const face = metFace(axis, dx, dy, dz);
  setTexel(hit, face, ox + dx * nearest, oy + dy * nearest, oz + dz * nearest);
  return !isHole(block, hit);
};
