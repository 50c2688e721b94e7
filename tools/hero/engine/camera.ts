import { unit, type Vector } from './vector';

/** A 2:1 dimetric view: no perspective, the same size of block everywhere. */
export interface Camera {
  /** Width in pixels of the diamond that a block's top is; its height is half of that. */
  tile: number;
  /** Pixels that a block is high. */
  rise: number;
  /** Pixel of the world's point 0, 0, 0. */
  originX: number;
  originY: number;
}

/** A camera of the usual proportions that shows the world's `point` at the pixel `x`, `y`. */
export const lookAt = (tile: number, point: Vector, x: number, y: number): Camera => {
  const rise = Math.round(tile * 0.612);
  const still: Camera = { tile, rise, originX: 0, originY: 0 };
  const [px, py] = toScreen(still, point);
  return { ...still, originX: x - px, originY: y - py };
};

/** The same view in a picture of another size. */
export const scaled = ({ tile, rise, originX, originY }: Camera, by: number): Camera => ({
  tile: tile * by,
  rise: rise * by,
  originX: originX * by,
  originY: originY * by,
});

export const toScreen = (camera: Camera, [x, y, z]: Vector): readonly [number, number] => [
  camera.originX + ((x - z) * camera.tile) / 2,
  camera.originY + ((x + z) * camera.tile) / 4 - y * camera.rise,
];

/** The way from the eye into the picture. */
export const viewDirection = ({ tile, rise }: Camera): Vector => {
  const level = (-2 * rise) / tile;
  return unit([level, -1, level]);
};

/** Where the ray through a pixel passes the height `y`. */
export const pointBehind = (camera: Camera, sx: number, sy: number, y: number): Vector => {
  const difference = ((sx - camera.originX) * 2) / camera.tile;
  const sum = ((sy - camera.originY + y * camera.rise) * 4) / camera.tile;
  return [(sum + difference) / 2, y, (sum - difference) / 2];
};
