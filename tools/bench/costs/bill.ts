import { brotliCompressSync, constants } from 'node:zlib';
import type { Engine } from '../../../local/data-service/engine';
import { commandsIn } from '../bridge/count-kinds';
import { WAY_MS } from './month';

export interface Cost {
  /** Requests to the CDN. */
  requests: number;
  /** Bytes sent by the CDN. */
  bytes: number;
  /** Function runs, scheduled ones included, and their total time in milliseconds. */
  runs: number;
  ms: number;
  /** Billed database commands, and bytes to and from the database. */
  commands: number;
  databaseBytes: number;
}

export const NOTHING: Cost = { requests: 0, bytes: 0, runs: 0, ms: 0, commands: 0, databaseBytes: 0 };

export const plus = (one: Cost, other: Cost): Cost => ({
  requests: one.requests + other.requests,
  bytes: one.bytes + other.bytes,
  runs: one.runs + other.runs,
  ms: one.ms + other.ms,
  commands: one.commands + other.commands,
  databaseBytes: one.databaseBytes + other.databaseBytes,
});

export const times = (cost: Cost, factor: number): Cost => ({
  requests: cost.requests * factor,
  bytes: cost.bytes * factor,
  runs: cost.runs * factor,
  ms: cost.ms * factor,
  commands: cost.commands * factor,
  databaseBytes: cost.databaseBytes * factor,
});

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the size of an answer, as the CDN sends it. */
export const sizeOf = (headers: Headers, text: string): number => {
  const ofHeaders = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  return ofHeaders + brotliCompressSync(text, QUALITY).length;
};

const figure = (info: string, name: string): number =>
  Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? NaN);

export type Bill = ReturnType<typeof createBill>;

/** Collects costs by cause. One run at a time. */
export function createBill(engine: Engine) {
  const costs = new Map<string, Cost>();
  /** Database counters at the end of the last run. Only counted runs use the database, so the next one starts from them. */
  let seen: { commands: number; after: number } | null = null;
  const add = (cause: string, cost: Partial<Cost>) =>
    void costs.set(cause, plus(costs.get(cause) ?? NOTHING, { ...NOTHING, ...cost }));
  const look = async () => {
    const info = String(await engine.execute(['INFO', 'commandstats', 'stats']));
    const bytes = figure(info, 'total_net_input_bytes') + figure(info, 'total_net_output_bytes');
    // The reply to this command is sent after it has counted.
    return { commands: commandsIn(info), bytes, after: bytes + info.length };
  };
  return {
    costs: () => Object.fromEntries(costs),
    add,
    /** Counts a function's run until all of its work is done. */
    async run<Result>(cause: string, work: () => Promise<Result>): Promise<Result> {
      const before = (seen ??= await look());
      const began = performance.now();
      const result = await work();
      const ms = performance.now() - began + WAY_MS;
      const after = await look();
      seen = after;
      add(cause, {
        runs: 1,
        ms,
        commands: after.commands - before.commands,
        databaseBytes: Math.max(0, after.bytes - before.after),
      });
      return result;
    },
    /** Returns the size of the database in bytes, each key's overhead included. */
    async stored(): Promise<number> {
      seen = null;
      const keys = (await engine.execute(['KEYS', '*'])) as Buffer[];
      const sizes = await Promise.all(
        keys.map((key) => engine.execute(['MEMORY', 'USAGE', key, 'SAMPLES', '0'])),
      );
      return sizes.reduce<number>((sum, size) => sum + Number(size), 0);
    },
  };
}
