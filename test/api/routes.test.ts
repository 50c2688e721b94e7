import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_PAGE_PATHS, FEED_PATHS, STORY_PICTURE_PATH, UPLOAD_PATHS } from '@/contract/content-paths';
import type { Handler } from '../../functions/core/http/respond';
import type { Route } from '../../functions/core/http/route';
import { AUTH_OF } from '../support/server/audiences';
import { CALLS } from '../support/server/calls';

interface Entry {
  readonly default: Handler & { readonly routes?: readonly Route[] };
  readonly config?: { readonly path?: string[]; readonly schedule?: string };
}

/** Every entry file; new ones are included automatically. */
const names = readdirSync('functions/api').map((file) => path.parse(file).name);

/** Files that entries serve at the root of the site, outside the API. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  feeds: Object.values(FEED_PATHS),
  pictures: [STORY_PICTURE_PATH],
  content: Object.values(CONTENT_PAGE_PATHS),
  uploads: Object.values(UPLOAD_PATHS),
};

const inherited = process.env;
const entries: Record<string, Entry> = {};
beforeAll(async () => {
  process.env = { SESSION_SECRET: 'a secret of at least 32 characters' };
  for (const name of names) entries[name] = await import(`../../functions/api/${name}`);
  process.env = inherited;
});

const limitsOf = (limit: NonNullable<Route['limit']>): string =>
  [
    `${limit.rule.name}, ${limit.counted}`,
    ...(limit.inMemory ? [`${limit.inMemory.name}, in-memory`] : []),
  ].join(' and ');

const describeRoute = ({ method, path: below, auth, limit, maxBytes }: Route): string =>
  [
    `${method} ${below}`,
    auth.join(' or '),
    limit ? limitsOf(limit) : 'no limit',
    maxBytes === null ? 'no body' : `${String(maxBytes / 1_024)} KiB`,
  ].join(' | ');

test('these are all routes that there are, with who may call them, their limits and their bodies', () => {
  const routes = Object.values(entries).flatMap(({ default: handler }) => handler.routes ?? []);
  const expected = Object.entries(CALLS).map(([route, { audience, limit, size }]) =>
    [route, AUTH_OF[audience], limit, size].join(' | '),
  );
  expect(routes.map(describeRoute).toSorted()).toEqual(expected.toSorted());
});

test.each(names)('the entry %s names to the platform just the paths that it serves', (name) => {
  const entry = entries[name];
  const calls = (entry?.default.routes ?? []).map(({ path: below }) => `/api${below}`);
  const served = new Set([...calls, ...(FILES[name] ?? [])]);
  expect([...(entry?.config?.path ?? [])].toSorted()).toEqual([...served].toSorted());
});

test('an entry without routes of the API runs by a schedule, makes files, or is the one for unknown paths', () => {
  const others = names.filter((name) => !entries[name]?.default.routes);
  const unscheduled = others.filter((name) => !entries[name]?.config?.schedule);
  expect(unscheduled).toEqual(['documents', 'feeds', 'not-found', 'uploads']);
});
