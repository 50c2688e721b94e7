import type { Doorkeeper } from '../../support/server/data-service';
import type { Random } from '../random';

/** One in this many commands is executed without a reply, in every other race. */
const LOST_OF = 6;
/** Longest turn of a race: turns are short in one race and long in another, up to about as many commands as an act needs. */
const LONGEST_TURN = 9;

interface Lane {
  /** Whether its work has begun and not ended. */
  isUnderWay: boolean;
  /** Callbacks that resume its waiting commands. */
  readonly held: ((isLost: boolean) => void)[];
}

export interface Turns {
  /** Doorkeepers of the two instances whose commands take turns. */
  readonly keepers: readonly [Doorkeeper, Doorkeeper];
  /**
   * Does both at once: their commands alternate in a random order, and some lose their reply. Outside of races, commands pass
   * through unchanged.
   */
  race(random: Random, work: readonly [() => Promise<unknown>, () => Promise<unknown>]): Promise<void>;
}

export function createTurns(): Turns {
  const newLane = (): Lane => ({ isUnderWay: false, held: [] });
  const lanes = [newLane(), newLane()] as const;
  let chance: Random | null = null;
  let isExecuting = false;
  let isLossy = false;
  /** Current lane, and its remaining commands. */
  let lead: 0 | 1 = 0;
  let left = 0;
  let longest = 1;

  /** Waits while a lane with running work has no command waiting, because that command could come first. */
  function goOn(): void {
    if (!chance || isExecuting || lanes.some((lane) => lane.isUnderWay && lane.held.length === 0)) return;
    if (left === 0) [lead, left] = [lead === 0 ? 1 : 0, 1 + chance.below(longest)];
    const next = lanes[lead].held.shift() ?? lanes[lead === 0 ? 1 : 0].held.shift();
    if (!next) return;
    isExecuting = true;
    left -= 1;
    next(isLossy && chance.below(LOST_OF) === 0);
  }

  const keeperOf =
    (lane: Lane): Doorkeeper =>
    async (_command, execute) => {
      if (!lane.isUnderWay) return execute();
      const isLost = await new Promise<boolean>((resolve) => {
        lane.held.push(resolve);
        goOn();
      });
      try {
        const reply = await execute();
        if (isLost) throw new Error('The answer is lost.');
        return reply;
      } finally {
        isExecuting = false;
        goOn();
      }
    };

  async function finish(lane: Lane, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } finally {
      lane.isUnderWay = false;
      goOn();
    }
  }

  return {
    keepers: [keeperOf(lanes[0]), keeperOf(lanes[1])],
    async race(random, [one, other]) {
      chance = random;
      isLossy = random.below(2) === 0;
      lead = random.below(2) === 0 ? 0 : 1;
      longest = 1 + random.below(LONGEST_TURN);
      left = 1 + random.below(longest);
      for (const lane of lanes) lane.isUnderWay = true;
      try {
        await Promise.all([finish(lanes[0], one), finish(lanes[1], other)]);
      } finally {
        chance = null;
        // The senders of these commands have given up waiting.
        for (const { held } of lanes) for (const resolve of held.splice(0)) resolve(false);
      }
    },
  };
}
