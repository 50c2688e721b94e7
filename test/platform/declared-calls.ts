import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import type { Handler } from '../../functions/core/http/respond';
import { callFunction } from '../support/server/call-function';

interface Entry {
  readonly default: Handler;
  readonly config?: Config;
}

/**
 * Returns all calls that the functions answer, by entry: `GET /api/status` for each path of a `config` and each method, `schedule
 * upkeep` for a scheduled run, and `rest not-found` for an entry reached only by a rewrite. Methods come from the `config`, or
 * else from the entry's `Allow` header.
 */
export async function declaredCalls(): Promise<Record<string, string[]>> {
  const entries = await importEntries();
  const declared = entries.map(async ([name, entry]): Promise<[string, string[]]> => {
    const { path: paths, schedule, method } = entry.config ?? {};
    if (schedule !== undefined) return [name, [`schedule ${name}`]];
    if (paths === undefined) return [name, [`rest ${name}`]];
    const calls = [paths].flat().map(async (target) => {
      const methods = method === undefined ? await allowedMethods(entry.default, target) : [method].flat();
      return methods.map((each) => `${each} ${target}`);
    });
    return [name, (await Promise.all(calls)).flat()];
  });
  return Object.fromEntries(await Promise.all(declared));
}

async function importEntries(): Promise<[name: string, entry: Entry][]> {
  const entries: [string, Entry][] = [];
  const inherited = process.env;
  process.env = { NODE_ENV: 'test' };
  await jest.isolateModulesAsync(async () => {
    for (const file of await readdir('functions/api')) {
      const { name } = path.parse(file);
      entries.push([name, await import(`../../functions/api/${name}`)]);
    }
  });
  process.env = inherited;
  return entries;
}

/** GET implies HEAD, and every method implies OPTIONS. */
async function allowedMethods(handler: Handler, target: string): Promise<string[]> {
  const { response } = await callFunction(handler, target, { method: 'OPTIONS' });
  const allowed = response.headers.get('Allow')?.split(', ') ?? ['ANY'];
  return allowed.filter((method) => method !== 'HEAD' && method !== 'OPTIONS');
}
