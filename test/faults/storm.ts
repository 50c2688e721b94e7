import type { Random } from './random';

/** Faults that strike at random moments, in an order in which each comes once before any comes again. */
export interface Storm<Fault> {
  isOn: boolean;
  /** Faults that have struck. */
  readonly done: ReadonlySet<Fault>;
  /** To be called for each command and message, before it is handled. */
  tick(): void;
}

interface StormParts<Fault> {
  readonly random: Random;
  readonly faults: readonly Fault[];
  /** Maximum number of ticks between two faults, beyond ten. */
  readonly pause: number;
  /** Makes a fault happen; a returned fault comes next. */
  readonly strike: (fault: Fault) => Fault | undefined;
  /** Runs the schedule, at every tenth tick. */
  readonly sweep: () => void;
}

/** Creates a storm that waits until it is switched on. */
export function createStorm<Fault>({
  random,
  faults,
  pause,
  strike,
  sweep,
}: StormParts<Fault>): Storm<Fault> {
  const done = new Set<Fault>();
  let bag: Fault[] = [];
  let untilNext = 0;
  return {
    isOn: false,
    done,
    tick() {
      if (!this.isOn) return;
      untilNext -= 1;
      if (untilNext % 10 === 0) sweep();
      if (untilNext > 0) return;
      untilNext = 10 + random.below(pause);
      if (bag.length === 0) bag = random.shuffle(faults);
      const fault = bag.pop();
      if (fault === undefined) return;
      done.add(fault);
      const next = strike(fault);
      if (next !== undefined) bag.push(next);
    },
  };
}
