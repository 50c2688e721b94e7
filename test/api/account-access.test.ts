import { randomUUID } from 'node:crypto';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { USER_DESK_PATHS } from '@/contract/user-desk';
import { issueToken } from '../../functions/core/auth/session-token';
import { type AccountSite, CSRF_PAIR, startAccountSite } from '../support/server/account-site';
import { AUDIENCES } from '../support/server/audiences';
import { CALLS } from '../support/server/calls';
import { SECRET } from '../support/server/secret';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite({ GAME_SERVER_KEY: 'a-key-of-all-of-our-game-servers' });
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

const { users } = USER_DESK_PATHS;

/** Routes that reject strangers, by method and path below `/api`. */
const guarded = Object.entries(CALLS).filter(([, { audience }]) => AUDIENCES[audience].nobody === 401);

/** Invalid tokens, by reason. */
const worthless: Record<string, () => Promise<Record<string, string>>> = {
  'no token': () => Promise.resolve({}),
  garbage: () => Promise.resolve({ Authorization: 'Bearer garbage' }),
  'a token of nobody': () =>
    Promise.resolve({ Authorization: `Bearer ${issueToken(randomUUID(), SECRET).token}` }),
  'a forged token': () => Promise.resolve({ Authorization: `Bearer ${'A'.repeat(86)}` }),
  'the id of an admin as token': async () => ({
    Authorization: `Bearer ${(await site.add('Mallory', 'admin')).user.id}`,
  }),
  'another scheme': async () => ({ Authorization: `Basic ${(await site.add('Mallory', 'admin')).token}` }),
  'a signed-out token': async () => {
    const { token } = await site.add('Mallory', 'admin');
    expect((await site.call(`POST ${API_BASE}${API_PATHS.logout}`, { token })).status).toBe(204);
    return { Authorization: `Bearer ${token}` };
  },
  'a token in cookies only': async () => {
    const { token } = await site.add('Mallory', 'admin');
    const names = ['token', 'session', 'Authorization', 'XSRF-TOKEN'].map((name) => `${name}=${token}`);
    return { Cookie: `${CSRF_PAIR.Cookie}; ${names.join('; ')}` };
  },
};

describe.each(guarded)('%s', (what, { body }) => {
  const [method = '', path = ''] = what.split(' ');
  const target = `${method} ${API_BASE}${path.replace(':mode', 'skywars').replace(/:\w+/, randomUUID())}`;
  const call = body === undefined ? {} : { body };

  test.each(Object.entries(worthless))('refuses %s with 401', async (_why, headers) => {
    const { status, body: answer } = await site.call(target, { ...call, headers: await headers() });
    expect([status, answer?.error?.code]).toEqual([401, 'unauthenticated']);
  });

  if (method !== 'GET') {
    test('without a bearer wants the anti-forgery pair before anything else', async () => {
      site.database.commands.length = 0;
      const { status, body: answer } = await site.call(target, {
        body: 'not even JSON',
        headers: { Cookie: '', 'X-XSRF-TOKEN': '' },
      });
      expect([status, answer.error.code, site.database.commands]).toEqual([403, 'csrf_failed', []]);
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
