import type { Doorkeeper } from '../../support/server/data-service';
import type { Random } from '../random';

/** In every other race one of so many commands is carried out without an answer. */
const LOST_OF = 6;
/** In one race the two take short turns, in another long ones: up to about as many commands as an act takes. */
const LONGEST_TURN = 9;

interface Lane {
  /** Whether its work has begun and not ended. */
  isUnderWay: boolean;
  /** What lets its commands go on that have come in. */
  readonly held: ((isLost: boolean) => void)[];
}

export interface Turns {
  /** Of the two whose commands take turns. */
  readonly keepers: readonly [Doorkeeper, Doorkeeper];
  /**
   * Does both at the same moment: their commands come one after the other in an order that chance decides, and of some of them
   * the answer is lost. Outside of races each command goes its way.
   */
  race(random: Random, work: readonly [() => Promise<unknown>, () => Promise<unknown>]): Promise<void>;
}

export function createTurns(): Turns {
  const newLane = (): Lane => ({ isUnderWay: false, held: [] });
  const lanes = [newLane(), newLane()] as const;
  let chance: Random | null = null;
  let isExecuting = false;
  let isLossy = false;
  /** Whose turn it is, and for how many commands yet. */
  let lead: 0 | 1 = 0;
  let left = 0;
  let longest = 1;

  /** Nobody goes on while somebody may still come who could be first. */
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
        // Whoever sent these has given up waiting.
        for (const { held } of lanes) for (const resolve of held.splice(0)) resolve(false);
      }
    },
  };
}
