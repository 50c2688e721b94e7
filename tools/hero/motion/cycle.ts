const TURN = Math.PI * 2;

/** A wave of whole `turns` per loop, so that it ends where it began; -1 to 1. */
export const wave = (moment: number, turns: number, offset = 0): number =>
  Math.sin(TURN * (moment * turns + offset));

/** The part of a repeating course that has passed, 0 to 1, `laps` times per loop. */
export const course = (moment: number, laps: number, offset = 0): number =>
  (((moment * laps + offset) % 1) + 1) % 1;

/** An uneven flame: three waves of whole turns, 0 to 1. */
export const flicker = (moment: number, offset: number): number =>
  0.5 +
  0.24 * wave(moment, 5, offset) +
  0.16 * wave(moment, 9, offset * 3) +
  0.1 * wave(moment, 16, offset * 7);

/** Up at the start, down at the end: 0 at both, 1 in the middle part. */
export const fade = (part: number, edge = 0.25): number => Math.min(1, part / edge, (1 - part) / edge);
