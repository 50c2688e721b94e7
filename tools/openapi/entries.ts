import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '../../functions/core/http/route';
import type { RoutesByEntry } from './document';

interface Entry {
  readonly default: { readonly routes?: readonly Route[] };
}

/** Variables that entries need to load; reading their routes does not use them. */
const STAND_IN = { SESSION_SECRET: 'a secret that no function ever uses' };

/** Returns the routes of all functions. Loads them without this machine's environment. */
export async function loadRoutes(): Promise<RoutesByEntry> {
  const names = (await readdir('functions/api')).map((file) => path.parse(file).name);
  const inherited = process.env;
  process.env = { ...STAND_IN };
  try {
    const loaded: [string, readonly Route[]][] = [];
    for (const name of names) {
      const entry = (await import(`../../functions/api/${name}`)) as Entry;
      if (entry.default.routes) loaded.push([name, entry.default.routes]);
    }
    return Object.fromEntries(loaded);
  } finally {
    process.env = inherited;
  }
}
