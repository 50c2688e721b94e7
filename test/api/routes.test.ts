import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Handler } from '../../functions/core/http/respond';
import type { Route } from '../../functions/core/http/route';
import { checkedRoutes } from '../support/server/check-response';

interface Entry {
  readonly default: Handler & { readonly routes?: readonly Route[] };
  readonly config?: { readonly path?: string[]; readonly schedule?: string };
}

/** Every entry file; a new one is among them without being named here. */
const names = readdirSync('functions/api').map((file) => path.parse(file).name);

const inherited = process.env;
const entries: Record<string, Entry> = {};
beforeAll(async () => {
  process.env = { SESSION_SECRET: 'a secret of at least 32 characters' };
  for (const name of names) entries[name] = await import(`../../functions/api/${name}`);
  process.env = inherited;
});

const describeRoute = ({ method, path: below, auth, limit, maxBytes }: Route): string =>
  [
    `${method} ${below}`,
    auth.join(' or '),
    limit ? `${limit.rule.name}, ${limit.counted}` : 'no limit',
    maxBytes === null ? 'no body' : `${String(maxBytes / 1_024)} KiB`,
  ].join(' | ');

/** The whole surface: who may call what, what is counted, and how much may be sent. */
const SURFACE = `
GET /health | public | no limit | no body
GET /csrf | public | no limit | no body
GET /status | public | no limit | no body
GET /status/history | public | no limit | no body

GET /leaderboard | public | no limit | no body
POST /leaderboard/:mode | gameServer | no limit | 512 KiB
DELETE /leaderboard/:mode | gameServer or admin | no limit | no body
GET /leaderboard/:mode/players/:player | public | no limit | no body
DELETE /leaderboard/:mode/players/:player | gameServer or admin | no limit | no body

POST /auth/register | public | register, before | 64 KiB
POST /auth/login | public | sign-in, before | 64 KiB
POST /auth/logout | account | no limit | no body
GET /auth/me | account | no limit | no body
PATCH /auth/me | account | no limit | 64 KiB
DELETE /auth/me | account | no limit | 64 KiB
GET /auth/sessions | account | no limit | no body
DELETE /auth/sessions | account | no limit | no body
GET /auth/export | account | no limit | no body

GET /admin/users | admin | no limit | no body
POST /admin/users | admin | no limit | 64 KiB
PUT /admin/users/:id | admin | no limit | 64 KiB
DELETE /admin/users/:id | admin | no limit | no body
DELETE /admin/users/:id/sessions | admin | no limit | no body
GET /admin/audit | admin | no limit | no body
GET /admin/overview | admin | no limit | no body

POST /applications | public | applications, by-handler | 512 KiB
GET /applications/mine | account | no limit | no body
GET /applications/:id | applicant | no limit | no body
GET /admin/applications | admin | no limit | no body
GET /admin/applications/:id | admin | no limit | no body
PATCH /admin/applications/:id | admin | no limit | 64 KiB
DELETE /admin/applications/:id | admin | no limit | no body
POST /admin/applications/:id/comments | admin | no limit | 64 KiB
POST /admin/applications/:id/resend | admin | no limit | no body

POST /contact | public | contact, by-handler | 64 KiB
GET /admin/messages | admin | no limit | no body
DELETE /admin/messages/:id | admin | no limit | no body
`;

test('these are all routes that there are, with who may call them, their limits and their bodies', () => {
  const routes = Object.values(entries).flatMap(({ default: handler }) => handler.routes ?? []);
  const expected = SURFACE.split('\n').filter((line) => line !== '');
  expect(routes.map(describeRoute).toSorted()).toEqual(expected.toSorted());
});

test('each of them is held against the contract', () => {
  const routes = Object.values(entries).flatMap(({ default: handler }) => handler.routes ?? []);
  expect([...checkedRoutes].toSorted()).toEqual(
    routes.map(({ method, path: below }) => `${method} /api${below}`).toSorted(),
  );
});

test.each(names)('the entry %s names to the platform just the paths that it serves', (name) => {
  const entry = entries[name];
  const served = new Set((entry?.default.routes ?? []).map(({ path: below }) => `/api${below}`));
  expect([...(entry?.config?.path ?? [])].toSorted()).toEqual([...served].toSorted());
});

test('an entry without routes runs by a schedule, or is the one for unknown paths', () => {
  const others = names.filter((name) => !entries[name]?.default.routes);
  expect(others.filter((name) => !entries[name]?.config?.schedule)).toEqual(['not-found']);
});
