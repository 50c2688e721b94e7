import { SESSION_LIMITS } from '../../functions/core/auth/session-limits';
import { systemClock } from '../../functions/core/time/clock';
import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';
import { FakeClock } from '../support/server/fake-clock';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite({
    GAME_SERVER_KEY: 'a-key-of-all-of-our-game-servers',
    ADDRESS_LIMIT_FACTOR: '1',
  });
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

const usersPath = '/api/admin/users';

/** Returns the token of an unconfirmed session. */
async function signIn(username: string): Promise<string> {
  const body = { email: `${username}@example.org`, password: PASSWORD };
  return String((await site.call('POST /api/auth/login', { body })).body.token);
}
const confirm = (token: string, password = PASSWORD) =>
  site.call('POST /api/auth/confirm', { token, body: { password } });
const codeOf = async (...[what, call]: Parameters<AccountSite['call']>) => {
  const { status, body } = await site.call(what, call);
  return [status, body?.error?.code ?? null];
};

describe('what a stolen token of an admin cannot do', () => {
  let id: string;
  let token: string;
  beforeEach(async () => {
    await site.add('Boss', 'admin');
    ({ id } = (await site.add('Alex')).user);
    token = await signIn('Boss');
  });

  const made = { username: 'Made', email: 'made@example.org', password: PASSWORD };
  const acts: [string, () => string, unknown][] = [
    ['set a password', () => `PUT ${usersPath}/${id}`, { password: 'set by an admin' }],
    ['change an address', () => `PUT ${usersPath}/${id}`, { email: 'new@example.org' }],
    ['give a role', () => `PUT ${usersPath}/${id}`, { role: 'editor' }],
    ['make a reviewer', () => `POST ${usersPath}`, { ...made, role: 'reviewer' }],
    ['make an editor', () => `POST ${usersPath}`, { ...made, role: 'editor' }],
    ['make an admin', () => `POST ${usersPath}`, { ...made, role: 'admin' }],
    ['delete a user', () => `DELETE ${usersPath}/${id}`, undefined],
    ['end a season', () => 'DELETE /api/leaderboard/skywars', undefined],
  ];
  test.each(acts)('%s, until the password was typed once more', async (_what, act, body) => {
    const call = { token, ...(body !== undefined && { body }) };
    expect(await codeOf(act(), call)).toEqual([403, 'confirmation_required']);
    expect((await confirm(token)).status).toBe(204);
    expect((await site.call(act(), call)).status).toBeLessThan(300);
  });

  test('a name, a plain user and the sessions of a user need no confirmation', async () => {
    expect((await site.call(`PUT ${usersPath}/${id}`, { token, body: { username: 'Steve' } })).status).toBe(
      200,
    );
    expect((await site.call(`POST ${usersPath}`, { token, body: made })).status).toBe(201);
    expect((await site.call(`DELETE ${usersPath}/${id}/sessions`, { token })).status).toBe(204);
  });

  test('a confirmation is that of one session', async () => {
    expect((await confirm(await signIn('Boss'))).status).toBe(204);
    expect(await codeOf(`DELETE ${usersPath}/${id}`, { token })).toEqual([403, 'confirmation_required']);
  });

  test('a game server ends a season without any', async () => {
    const headers = { Authorization: 'Bearer a-key-of-all-of-our-game-servers' };
    expect((await site.call('DELETE /api/leaderboard/skywars', { headers })).status).toBe(200);
  });

  test('the own password, address and role change on the dashboard only, confirmed or not', async () => {
    const own = `${usersPath}/${(await site.call('GET /api/auth/me', { token })).body.user.id}`;
    for (const isConfirmed of [false, true]) {
      if (isConfirmed) await confirm(token);
      for (const body of [
        { password: 'a stolen account' },
        { email: 'new@example.org' },
        { role: 'admin' },
      ]) {
        expect(await codeOf(`PUT ${own}`, { token, body })).toEqual([403, 'forbidden']);
      }
    }
    expect((await site.call(`PUT ${own}`, { token, body: { username: 'Chief' } })).status).toBe(200);
    expect((await site.call('GET /api/auth/me', { token: await signIn('Boss') })).status).toBe(200);
  });

  test('an admin deletes the own account on the dashboard only', async () => {
    const { user, token: chief } = await site.add('Chief', 'admin');
    expect(await codeOf(`DELETE ${usersPath}/${user.id}`, { token: chief })).toEqual([403, 'forbidden']);
  });
});

test('a confirmation holds for five minutes', async () => {
  const past = new FakeClock();
  const ago = (milliseconds: number) => past.advance(systemClock.now() - milliseconds - past.now());
  const { id } = (await site.add('Alex')).user;
  ago(SESSION_LIMITS.confirmedMs - 60_000);
  const { token: fresh } = await site.add('Boss', 'admin', past);
  expect((await site.call(`PUT ${usersPath}/${id}`, { token: fresh, body: { role: 'editor' } })).status).toBe(
    200,
  );
  ago(SESSION_LIMITS.confirmedMs);
  const { token: stale } = await site.add('Chief', 'admin', past);
  const call = { token: stale, body: { role: 'user' } };
  expect(await codeOf(`PUT ${usersPath}/${id}`, call)).toEqual([403, 'confirmation_required']);
});

test('a wrong password confirms nothing, and from the sixth on has to wait', async () => {
  const { token } = await site.add('Alex');
  const { status, body } = await confirm(token, 'wrong password');
  expect([status, Object.keys(body.error.fields)]).toEqual([401, ['password']]);
  for (let n = 0; n < 4; n += 1) expect((await confirm(token, 'wrong password')).status).toBe(401);
  const { status: sixth, headers } = await confirm(token, 'wrong password');
  expect([sixth, headers.get('Retry-After')]).toEqual([429, '2']);
  expect((await site.call('GET /api/auth/me', { token })).status).toBe(200);
});

const accountAt = async (id: string) => (await site.database.redis.hget('account:users', id)) as object;

describe('the owner', () => {
  test('is the first admin, whom no other one changes or deletes', async () => {
    const { user: owner, token: ownToken } = await site.add('Boss', 'admin');
    const { user: chief, token } = await site.add('Chief', 'admin');
    expect((await site.call(`GET ${usersPath}`, { token })).body.owner).toBe(owner.id);
    const path = `${usersPath}/${owner.id}`;
    const changes = [{ username: 'Fallen' }, { email: 'x@example.org' }, { role: 'user' }];
    for (const body of [...changes, { password: 'taken over by force' }]) {
      expect(await codeOf(`PUT ${path}`, { token, body })).toEqual([403, 'forbidden']);
    }
    expect(await codeOf(`DELETE ${path}`, { token })).toEqual([403, 'forbidden']);
    await site.database.redis.hset('account:users', {
      [owner.id]: { ...(await accountAt(owner.id)), player: 'Boss', playerKey: 'boss' },
    });
    expect(await codeOf(`DELETE ${path}/player`, { token })).toEqual([403, 'forbidden']);
    const own = await site.call('GET /api/auth/me', { token: ownToken });
    expect(own.body.user).toEqual({ ...owner, player: 'Boss' });
    expect((await site.call(`DELETE ${path}/player`, { token: ownToken })).status).toBe(204);
    const demote = { token: ownToken, body: { role: 'user' } };
    expect((await site.call(`PUT ${usersPath}/${chief.id}`, demote)).status).toBe(200);
  });
});

describe('which addresses have an account', () => {
  test.each([
    ['one account on many networks', 10, 1],
    ['many accounts on one network', 20, 21],
  ])('%s learn only of a few', async (_who, most, accounts) => {
    await site.add('Steve');
    const tokens: string[] = [];
    for (let n = 0; n < accounts; n += 1) tokens.push((await site.add(`player_${String(n)}`)).token);
    const statuses: number[] = [];
    for (let n = 0; n <= most; n += 1) {
      const ip = accounts === 1 ? `198.51.100.${String(n)}` : '198.51.100.7';
      const body = { email: 'steve@example.org', currentPassword: PASSWORD };
      const token = tokens[n % accounts] ?? '';
      statuses.push((await site.call('PATCH /api/auth/me', { token, body, ip })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: most }, () => 409), 429]);
  });

  test('a new password can still be set then', async () => {
    const { token } = await site.add('Alex');
    const patch = (body: object) =>
      site.call('PATCH /api/auth/me', { token, body: { ...body, currentPassword: PASSWORD } });
    for (let n = 0; n < 10; n += 1) await patch({ username: 'Alex' });
    expect((await patch({ username: 'Alex' })).status).toBe(429);
    expect((await patch({ password: 'a brand new secret' })).status).toBe(200);
  });
});

describe('the own sessions', () => {
  test('tell what they were opened with, and end one by one', async () => {
    await site.add('Alex');
    const body = { email: 'alex@example.org', password: PASSWORD };
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { token } = (await site.call('POST /api/auth/login', { body })).body;
    const headers = { 'User-Agent': agent };
    const other = (await site.call('POST /api/auth/login', { body, headers })).body.token;
    const list = (await site.call('GET /api/auth/sessions', { token })).body.sessions;
    const found = list.find(({ device }: { device: string | null }) => device === 'Firefox on Windows');
    expect(found).toMatchObject({ current: false, lastUsedAt: expect.stringMatching(/Z$/) });
    const stored = JSON.stringify(await site.database.redis.keys('*'));
    expect(stored).not.toContain('Mozilla');
    const path = `/api/auth/sessions/${String(found.id)}`;
    const { token: stranger } = await site.add('Steve');
    expect((await site.call(`DELETE ${path}`, { token: stranger })).status).toBe(404);
    expect((await site.call(`DELETE ${path}`, { token })).status).toBe(204);
    expect((await site.call(`DELETE ${path}`, { token })).status).toBe(404);
    expect((await site.call('GET /api/auth/me', { token: other })).status).toBe(401);
    expect((await site.call('GET /api/auth/me', { token })).status).toBe(200);
  });
});
