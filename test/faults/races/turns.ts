import type { Doorkeeper } from '../../support/server/data-service';
import type { Random } from '../random';

/** One of so many commands is carried out without an answer. */
const LOST_OF = 6;

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

  /** Nobody goes on while somebody may still come who could be first. */
  function goOn(): void {
    if (!chance || isExecuting || lanes.some((lane) => lane.isUnderWay && lane.held.length === 0)) return;
    const ready = lanes.filter(({ held }) => held.length > 0);
    const next = ready[chance.below(ready.length)]?.held.shift();
    if (!next) return;
    isExecuting = true;
    next(chance.below(LOST_OF) === 0);
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
