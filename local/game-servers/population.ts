import type { Players } from './game-server';

/** Players who come and go; deterministic for a seed. */
export interface Population {
  players(): Players;
  /** One player joins or leaves. */
  step(): void;
}

/** Returns a generator of numbers from 0 to 1 (mulberry32), since the platform's own cannot be seeded. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param typical usual number of `names` online */
export function createPopulation({
  names,
  typical,
  max,
  seed,
}: {
  names: readonly string[];
  typical: number;
  max: number;
  seed: number;
}): Population {
  const random = seededRandom(seed);
  const present = names.slice(0, typical);
  const absent = names.slice(typical);
  const move = (from: string[], to: string[]) => {
    to.push(...from.splice(Math.floor(random() * from.length), 1));
  };
  return {
    players: () => ({ online: present.length, max, names: [...present] }),
    step() {
      const joins = random() < (present.length < typical ? 0.7 : 0.3);
      if (joins) move(absent, present);
      else move(present, absent);
    },
  };
}
