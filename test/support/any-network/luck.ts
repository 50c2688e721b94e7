/** Random source for a network: the same number yields the same values. */
export interface Luck {
  /** Returns an integer from `least` to `most`, inclusive. */
  whole(least: number, most: number): number;
  one<Choice>(choices: readonly Choice[]): Choice;
  /** True in that percentage of cases. */
  chance(percent: number): boolean;
  /** Unique among all serials requested. */
  serial(): string;
}

/** Returns numbers from 0 to 1 by mulberry32 (public domain). */
const randomFrom = (seed: number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const luckOf = (seed: number): Luck => {
  const random = randomFrom(seed);
  let given = 0;
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return {
    whole,
    one: <Choice>(choices: readonly Choice[]) => choices[whole(0, choices.length - 1)] as Choice,
    chance: (percent) => whole(1, 100) <= percent,
    serial: () => (given++).toString(36),
  };
};
