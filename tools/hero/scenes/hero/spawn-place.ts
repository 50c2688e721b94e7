import { lookAt } from '../../engine/camera';

/** Height of the ground of both islands. */
export const GROUND = 28;
/** Under the beacon's block. */
export const spawnPoint = [38, GROUND + 3, 36] as const;
/** Where the fire of the camp burns. */
export const campfireAt = [37, GROUND, 77] as const;
/** The row along which the pond runs over the edge. */
export const outlet = 42;
/** The openings that smoke comes from. */
export const chimneys = [
  [29.5, GROUND + 8, 25.5],
  [50.5, GROUND + 7, 29.5],
] as const;

/** Pixels that the islands' picture reaches over each edge, so that they can sway. */
export const MARGIN = 16;
export const islandCamera = lookAt(32, spawnPoint, 1398, 566);
