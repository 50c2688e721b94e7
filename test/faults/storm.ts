import type { Random } from './random';

/** Processes to kill, each twice before any other fault comes again. */
const KILLS = ['redis', 'functions', 'redis', 'functions'] as const;
type Kill = (typeof KILLS)[number];

/** Faults that strike at random moments, in an order in which each comes once before any comes again. */
export interface Storm<Manner> {
  isOn: boolean;
  /** Faults that have struck. */
  readonly done: ReadonlySet<Manner | Kill>;
  /** To be called for each command and message, before it is handled. */
  tick(): void;
}

interface StormParts<Manner> {
  readonly random: Random;
  /** Manners of the outside service. */
  readonly manners: readonly Manner[];
  /** Maximum number of ticks between two faults, beyond ten. */
  readonly pause: number;
  readonly misbehave: (manner: Manner) => void;
  readonly kill: Readonly<Record<Kill, () => void>>;
  /** A manner that lasts so long that the functions are killed next. */
  readonly lasting?: Manner;
  /** Runs the schedule, at every tenth tick. */
  readonly sweep: () => void;
}

/** Creates a storm that waits until it is switched on. */
export function createStorm<Manner extends string>(parts: StormParts<Manner>): Storm<Manner> {
  const { random, manners, pause, misbehave, kill, lasting, sweep } = parts;
  const isKill = (fault: Manner | Kill): fault is Kill => Object.hasOwn(kill, fault);
  const done = new Set<Manner | Kill>();
  let bag: (Manner | Kill)[] = [];
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
      if (bag.length === 0) bag = random.shuffle([...manners, ...KILLS]);
      const fault = bag.pop();
      if (fault === undefined) return;
      done.add(fault);
      if (isKill(fault)) kill[fault]();
      else misbehave(fault);
      if (fault === lasting) bag.push('functions');
    },
  };
}

/** Returns every fault of a storm. */
export const allFaults = <Manner>(manners: readonly Manner[]): Set<Manner | Kill> =>
  new Set([...manners, ...KILLS]);
