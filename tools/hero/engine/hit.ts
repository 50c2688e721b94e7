import type { Block } from './blocks';
import { TEXELS } from './texture';

/** What a ray met; reused from ray to ray. */
export interface Hit {
  block: Block | undefined;
  x: number;
  y: number;
  z: number;
  face: number;
  /** Texel of that face, column and row. */
  u: number;
  v: number;
  /** Where the face lies inside the block along its normal, 0 to 1. */
  depth: number;
  distance: number;
}

export const createHit = (): Hit => ({
  block: undefined,
  x: 0,
  y: 0,
  z: 0,
  face: 2,
  u: 0,
  v: 0,
  depth: 1,
  distance: 0,
});

const texelOf = (part: number) => Math.min(TEXELS - 1, Math.max(0, Math.floor(part * TEXELS)));

/** Sets side and texel from the place inside the block that was met (0..1 along each axis). */
export const setTexel = (hit: Hit, face: number, fx: number, fy: number, fz: number): void => {
  hit.face = face;
  hit.u = texelOf(face === 0 ? 1 - fz : face === 1 ? fz : fx);
  hit.v = texelOf(face === 2 || face === 3 ? fz : 1 - fy);
  hit.depth = face < 2 ? fx : face < 4 ? fy : fz;
};

/**
 * The texel of the block's texture that lies there. Leaves and natural ground would show their tiling: their texture
 * is flipped from block to block.
 */
export const textureTexel = ({ block, x, y, z, u, v, face }: Hit): number => {
  if (!block || (!block.holes && (face !== 2 || block.varies < 0.2))) return v * TEXELS + u;
  const flip = Math.imul(x * 73 + y * 179 + z * 283, 0x9e3779b1) >>> 26;
  return (v ^ (flip >> 3)) * TEXELS + (u ^ (flip & 7));
};

/** Whether light and look go through that texel. */
export const isHole = (block: Block, hit: Hit) => block.holes?.[textureTexel(hit)] === 1;

/** The side that a ray meets when it goes along an axis (0 to 2) in that direction. */
export const metFace = (axis: number, dx: number, dy: number, dz: number): number =>
  axis * 2 + Number((axis === 0 ? dx : axis === 1 ? dy : dz) > 0);
