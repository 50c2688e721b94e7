import { stat } from 'node:fs/promises';

interface Bound {
  file: string;
  /** Bytes that the file may have at most. */
  most: number;
  /** From best to worst; sizes are taken to fall with them. */
  qualities: readonly number[];
  make: (quality: number) => Promise<void>;
}

const fits = async ({ file, most, make }: Bound, quality: number): Promise<boolean> => {
  await make(quality);
  const { size } = await stat(file);
  console.log(`${file}: ${String(size)} bytes at ${String(quality)}`);
  return size <= most;
};

const tooBig = ({ file, most }: Bound) => new Error(`${file} does not fit into ${String(most)} bytes.`);

/** Makes a file at the first quality that fits: for what takes minutes, where the first should be about right. */
export const firstThatFits = async (bound: Bound): Promise<void> => {
  for (const quality of bound.qualities) if (await fits(bound, quality)) return;
  throw tooBig(bound);
};

/** Makes a file at the best quality that fits, found by halving. */
export const bestThatFits = async (bound: Bound): Promise<void> => {
  const { qualities, make } = bound;
  let [low, high] = [0, qualities.length];
  let made = -1;
  while (low < high) {
    made = Math.floor((low + high) / 2);
    if (await fits(bound, qualities[made] ?? 0)) high = made;
    else low = made + 1;
  }
  const best = qualities[low];
  if (best === undefined) throw tooBig(bound);
  if (made !== low) await make(best);
};

/** Numbers from one to the other, both included, `step` apart. */
export const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
