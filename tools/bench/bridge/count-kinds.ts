import type { Engine } from '../../../local/data-service/engine';

/** Calls of a kind, and their commands. */
export interface Cost {
  calls: number;
  /** Billed commands, including those inside scripts. */
  commands: number;
}

/** Counts billed commands in the output of `INFO commandstats`, without `INFO` itself. */
export const commandsIn = (info: string): number => {
  const calls = [...info.matchAll(/cmdstat_(?!info)[^:]+:calls=(\d+)/g)];
  return calls.reduce((sum, [, count]) => sum + Number(count), 0);
};

const totalOf = async (engine: Engine): Promise<number> =>
  commandsIn(String(await engine.execute(['INFO', 'commandstats'])));

/** Counts the cost of calls by kind, one call at a time. */
export const createCounter = (engine: Engine) => {
  const costs = new Map<string, Cost>();
  return {
    costs,
    /** @param kindOf returns the kind from the result */
    async count<Result>(kindOf: (result: Result) => string, call: () => Promise<Result>): Promise<Result> {
      const before = await totalOf(engine);
      const result = await call();
      const commands = (await totalOf(engine)) - before;
      const kind = kindOf(result);
      const known = costs.get(kind) ?? { calls: 0, commands: 0 };
      costs.set(kind, { calls: known.calls + 1, commands: known.commands + commands });
      return result;
    },
  };
};
