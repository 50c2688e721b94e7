import type { Rgb } from './colour';
import type { paint } from './texture';

/** From corner to corner in sixteenths of a block: x0, y0, z0, x1, y1, z1. */
export type Box = readonly [number, number, number, number, number, number];

export type Pixels = Parameters<typeof paint>[1];

export interface Lamp {
  colour: Rgb;
  /** Light on a face one block away that looks at it. */
  power: number;
  /** Blocks after which nothing of it is left. */
  reach: number;
  /** Torches flicker, the beacon breathes, the rest is steady. */
  kind: 'torch' | 'beacon' | 'steady';
}

export interface BlockSpec {
  /** Every side that no other field names. */
  all: Pixels;
  top?: Pixels;
  /** The side towards +z, which the camera sees on the left. */
  left?: Pixels;
  /** The side towards +x, which the camera sees on the right. */
  right?: Pixels;
  /** The shape, where it is not the whole cube. */
  boxes?: readonly Box[];
  /** Share of texels that one sees and light passes through. */
  holes?: number;
  lamp?: Lamp;
  /** How much light its own texture sends out. */
  glow?: number;
  /** Share by which its tone varies over the land. */
  varies?: number;
  water?: boolean;
}

/** Keeps the names of a table as types. */
export const defineBlocks = <Name extends string>(specs: Record<Name, BlockSpec>): Record<Name, BlockSpec> =>
  specs;
