import type { TestDatabase } from './data-service';

/** How many commands some work costs, as they are billed: what scripts call counts too. */
export async function countCommands({ redis }: TestDatabase, work: () => Promise<unknown>): Promise<number> {
  const total = async () => {
    const stats = await redis.eval<[], string>(`return redis.call('INFO', 'commandstats')`, [], []);
    const calls = [...stats.matchAll(/^cmdstat_(?!info)[^:]+:calls=(\d+)/gm)];
    return calls.reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const before = await total();
  await work();
  // The question itself is the one more.
  return (await total()) - before - 1;
}
