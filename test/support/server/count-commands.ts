import { commandsIn } from '../../../tools/bench/bridge/count-kinds';
import type { TestDatabase } from './data-service';

/** Returns the number of billed commands of some work, including those within scripts. */
export async function countCommands({ redis }: TestDatabase, work: () => Promise<unknown>): Promise<number> {
  const total = async () =>
    commandsIn(await redis.eval<[], string>(`return redis.call('INFO', 'commandstats')`, [], []));
  const before = await total();
  await work();
  // The query itself is the additional one.
  return (await total()) - before - 1;
}
