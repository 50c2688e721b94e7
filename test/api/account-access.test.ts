import { randomUUID } from 'node:crypto';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { RECOVERY_PATHS } from '@/contract/recovery-paths';
import { SESSION_LIMITS } from '../../functions/core/auth/session-limits';
import { systemClock } from '../../functions/core/time/clock';
import { applicationFor } from '../support/fixtures/applications';
import { type AccountSite, CSRF_PAIR, PASSWORD, startAccountSite } from '../support/server/account-site';
import { FakeClock } from '../support/server/fake-clock';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

const { me, sessions } = API_PATHS;
const { users, user, userSessions, application } = ADMIN_PATHS;
interface Route {
  readonly what: string;
  readonly body?: unknown;
  /** What those get who may. */
  readonly user: number;
  readonly admin: number;
}
const own = (what: string, status: number, body?: unknown): Route => ({
  what,
  body,
  user: status,
  admin: status,
});
const admins = (what: string, status: number, body?: unknown): Route => ({
  what,
  body,
  user: 403,
  admin: status,
});

/** Every route for accounts; `:id` stands for another user, or an application of that user. */
const routes: readonly Route[] = [
  own(`GET ${me}`, 200),
  own(`PATCH ${me}`, 200, { username: 'Renamed', currentPassword: PASSWORD }),
  own(`DELETE ${me}`, 204, { currentPassword: PASSWORD }),
  own(`GET ${sessions}`, 200),
  own(`DELETE ${sessions}`, 204),
  own(`GET ${API_PATHS.export}`, 200),
  own(`POST ${API_PATHS.logout}`, 204),
  // No mail is set up.
  own(`POST ${RECOVERY_PATHS.sendVerification}`, 409),
  admins(`GET ${users}`, 200),
  admins(`POST ${users}`, 201, { username: 'Made', email: 'made@example.org', password: PASSWORD }),
  admins(`PUT ${user}`, 200, { username: 'Changed' }),
  admins(`DELETE ${user}`, 204),
  admins(`DELETE ${userSessions}`, 204),
  admins(`GET ${ADMIN_PATHS.audit}`, 200),
  admins(`GET ${ADMIN_PATHS.messages}`, 200),
  // There is none of this id.
  admins(`DELETE ${ADMIN_PATHS.message}`, 404),
  admins(`GET ${ADMIN_PATHS.overview}`, 200),
  admins(`GET ${ADMIN_PATHS.applications}`, 200),
  admins(`GET ${application}`, 200),
  admins(`PATCH ${application}`, 200, { state: 'accepted', note: 'Welcome' }),
  admins(`DELETE ${application}`, 204),
  admins(`POST ${ADMIN_PATHS.applicationComments}`, 201, { text: 'Hello' }),
  // There is no chat to announce it in.
  admins(`POST ${ADMIN_PATHS.applicationResend}`, 409),
  own(`GET ${API_PATHS.ownApplications}`, 200),
  admins(`DELETE ${API_PATHS.leaderboardMode.replace(':mode', 'pvp')}`, 200),
  // Nobody has played.
  admins(
    `DELETE ${API_PATHS.leaderboardPlayer.replace(':mode', 'pvp').replace(':player', randomUUID())}`,
    404,
  ),
];

/** Tokens that are worth nothing, by why. */
const worthless: Record<string, () => Promise<Record<string, string>>> = {
  'no token': () => Promise.resolve({}),
  garbage: () => Promise.resolve({ Authorization: 'Bearer garbage' }),
  'a token of nobody': () => Promise.resolve({ Authorization: `Bearer ${'A'.repeat(64)}` }),
  'the id of an admin as token': async () => ({
    Authorization: `Bearer ${(await site.add('Mallory', 'admin')).user.id}`,
  }),
  'another scheme': async () => ({ Authorization: `Basic ${(await site.add('Mallory', 'admin')).token}` }),
  'an expired token': async () => {
    const past = new FakeClock();
    past.advance(systemClock.now() - SESSION_LIMITS.absoluteMs - past.now());
    return { Authorization: `Bearer ${(await site.add('Mallory', 'admin', past)).token}` };
  },
  'a signed-out token': async () => {
    const { token } = await site.add('Mallory', 'admin');
    expect((await site.call(`POST ${API_BASE}${API_PATHS.logout}`, { token })).status).toBe(204);
    return { Authorization: `Bearer ${token}` };
  },
  'a deleted admin’s token': async () => {
    const [{ user, token }, { token: other }] = [
      await site.add('Mallory', 'admin'),
      await site.add('Chief', 'admin'),
    ];
    const path = `${API_BASE}${ADMIN_PATHS.user.replace(':id', user.id)}`;
    expect((await site.call(`DELETE ${path}`, { token: other })).status).toBe(204);
    return { Authorization: `Bearer ${token}` };
  },
  'a token in cookies only': async () => {
    const { token } = await site.add('Mallory', 'admin');
    const names = ['token', 'session', 'Authorization', 'XSRF-TOKEN'].map((name) => `${name}=${token}`);
    return { Cookie: `${CSRF_PAIR.Cookie}; ${names.join('; ')}` };
  },
};

test('the table has every route below /api/auth and /api/admin', async () => {
  const { forgot, reset, verify } = RECOVERY_PATHS;
  const open = [API_PATHS.register, API_PATHS.login, forgot, reset, verify].map((path) => `POST ${path}`);
  const isBelow = (path: string) => /^\/api\/(?:auth|admin)\//.test(path);
  const known = [...routes.map(({ what }) => what), ...open].map((what) => what.replace(' ', ` ${API_BASE}`));
  const guarded = site.paths.filter(isBelow);
  const found = await Promise.all(
    guarded.map(async (path) => {
      const allow = (await site.call(`OPTIONS ${path}`)).headers.get('Allow')?.split(', ') ?? [];
      const methods = allow.filter((method) => !['HEAD', 'OPTIONS'].includes(method));
      return methods.map((method) => `${method} ${path}`);
    }),
  );
  const listed = known.filter((what) => isBelow(what.replace(/^\w+ /, '')));
  expect(found.flat().toSorted()).toEqual(listed.toSorted());
});

async function request({ what, body }: Route, call: { token?: string; headers?: Record<string, string> }) {
  const [method = '', path = ''] = what.split(' ');
  const { user, token } = await site.add('Victim');
  const sent = applicationFor('Builder');
  const { id } = (await site.call(`POST ${API_BASE}${API_PATHS.applications}`, { body: sent, token })).body;
  const target = path.replace(':id', path.startsWith(ADMIN_PATHS.applications) ? String(id) : user.id);
  const answer = await site.call(`${method} ${API_BASE}${target}`, {
    ...call,
    ...(body !== undefined && { body }),
  });
  const { redis } = site.database;
  const victim = await redis.hget<{ username: string }>('account:users', user.id);
  const state = await redis.hget(`application:record:${String(id)}`, 'state');
  const comments = await redis.exists(`application:comments:${String(id)}`);
  const isIntact = state === 'new' && comments === 0;
  return { ...answer, isVictimIntact: victim?.username === 'Victim' && isIntact };
}

describe.each(routes.map((route) => [route.what, route] as const))('%s', (what, route) => {
  test.each(Object.entries(worthless))('refuses %s with 401', async (_why, headers) => {
    const { status, body, isVictimIntact } = await request(route, { headers: await headers() });
    expect([status, body?.error?.code, isVictimIntact]).toEqual([401, 'unauthenticated', true]);
  });

  test(`answers a user with ${String(route.user)}`, async () => {
    const { token } = await site.add('Alex');
    const { status, isVictimIntact } = await request(route, { token });
    expect([status, isVictimIntact]).toEqual([route.user, true]);
  });

  test(`answers an admin with ${String(route.admin)}`, async () => {
    await site.add('Chief', 'admin');
    const { token } = await site.add('Boss', 'admin');
    expect((await request(route, { token })).status).toBe(route.admin);
  });

  test('refuses a demoted admin at the very next request as it does a user', async () => {
    const [{ user, token }, { token: chief }] = [
      await site.add('Boss', 'admin'),
      await site.add('Chief', 'admin'),
    ];
    const path = `${API_BASE}${ADMIN_PATHS.user.replace(':id', user.id)}`;
    expect((await site.call(`PUT ${path}`, { token: chief, body: { role: 'user' } })).status).toBe(200);
    expect((await request(route, { token })).status).toBe(route.user);
  });

  if (!what.startsWith('GET')) {
    test('without a bearer wants the anti-forgery pair before anything else', async () => {
      site.database.commands.length = 0;
      const [method = '', path = ''] = what.split(' ');
      const { status, body } = await site.call(`${method} ${API_BASE}${path.replace(':id', randomUUID())}`, {
        body: 'not even JSON',
        headers: { Cookie: '', 'X-XSRF-TOKEN': '' },
      });
      expect([status, body.error.code, site.database.commands]).toEqual([403, 'csrf_failed', []]);
    });
  }
});

test.each([API_PATHS.register, API_PATHS.login])(
  'POST %s wants the anti-forgery pair before it looks at anything',
  async (path) => {
    site.database.commands.length = 0;
    const { status, body } = await site.call(`POST ${API_BASE}${path}`, {
      body: '{',
      headers: { Cookie: '', 'X-XSRF-TOKEN': '' },
    });
    expect([status, body.error.code, site.database.commands]).toEqual([403, 'csrf_failed', []]);
  },
);

test.each(['../../admin', 'x', '%00', randomUUID().toUpperCase(), randomUUID(), '__proto__', '1'])(
  'there is no user %s',
  async (id) => {
    const { token } = await site.add('Boss', 'admin');
    const path = `${API_BASE}${users}/${encodeURIComponent(id)}`;
    for (const what of [`PUT ${path}`, `DELETE ${path}`, `DELETE ${path}/sessions`]) {
      const { status, body } = await site.call(what, { token, body: { username: 'Other' } });
      expect([what, status, body.error.code]).toEqual([what, 404, 'not_found']);
    }
  },
);
