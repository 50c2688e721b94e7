/** What the page is asked to draw. */
export interface Order {
  scene: string;
  /** Share of the full size, for trials. */
  scale: number;
  /** Rays along each edge of a pixel. */
  samples: number;
  /** Moments of the loop, 0 to 1. */
  moments: readonly number[];
  /** What is posted for each moment: raw RGBA rows, or a PNG. */
  form: 'raw' | 'png';
}

export const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  ['scene', 'scale', 'samples', 'moments', 'form'].every((field) => field in value);
