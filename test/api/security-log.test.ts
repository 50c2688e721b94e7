import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite({ ADDRESS_LIMIT_FACTOR: '1' });
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

type Line = Readonly<Record<string, unknown>>;

/** Captures the functions' log from now on. */
function watchLog(): () => Line[] {
  const text: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    text.push(String(line));
    return true;
  });
  return () => text.map((line): Line => JSON.parse(line));
}
afterEach(() => jest.restoreAllMocks());

const NETWORK = '198.51.100.7';
const HASH = /^[\w-]{16}$/;
const email = 'Alex@example.org';
const signIn = (password: string) =>
  site.call('POST /api/auth/login', { body: { email, password }, ip: NETWORK });

test('a sign-in and a wrong password are one line each, which tell who and where by keyed hashes alone', async () => {
  const { user } = await site.add('Alex');
  const lines = watchLog();
  await signIn('wrong password');
  await signIn(PASSWORD);
  const who = { email: expect.stringMatching(HASH), network: expect.stringMatching(HASH) };
  const written = { at: expect.stringMatching(/Z$/), requestId: expect.any(String), ...who };
  expect(lines()).toEqual([
    { ...written, level: 'warn', event: 'sign_in_failed' },
    { ...written, level: 'info', event: 'signed_in', account: expect.stringMatching(HASH) },
  ]);
  const [failed, signedIn] = lines();
  expect([failed?.email, failed?.network]).toEqual([signedIn?.email, signedIn?.network]);
  expect(failed?.requestId).not.toBe(signedIn?.requestId);
  const text = JSON.stringify(lines());
  for (const value of [user.id, NETWORK, 'alex', 'Alex', 'wrong password']) expect(text).not.toContain(value);
});

test('what was refused by role or limit says what it was, and whose', async () => {
  const { token } = await site.add('Alex');
  const lines = watchLog();
  await site.call('GET /api/admin/users', { token, ip: NETWORK });
  const username = 'Alex';
  for (let n = 0; n < 11; n += 1) {
    const body = { username, currentPassword: PASSWORD };
    await site.call('PATCH /api/auth/me', { token, body, ip: NETWORK });
  }
  const [refused, limited] = lines();
  expect(refused).toMatchObject({
    event: 'refused',
    code: 'forbidden',
    method: 'GET',
    path: '/admin/users',
    account: expect.stringMatching(HASH),
    network: expect.stringMatching(HASH),
  });
  expect(limited).toMatchObject({ event: 'rate_limited', path: '/auth/me', account: refused?.account });
  expect(lines()).toHaveLength(2);
});

test('a forged call is noticed before anybody is known', async () => {
  const lines = watchLog();
  const headers = { Cookie: '', 'X-XSRF-TOKEN': '' };
  await site.call('POST /api/auth/login', { body: { email, password: PASSWORD }, headers });
  expect(lines()).toEqual([
    expect.objectContaining({ event: 'refused', code: 'csrf_failed', path: '/auth/login' }),
  ]);
});

test('changed credentials, confirmations and what was done after one are written down', async () => {
  await site.add('Boss', 'admin');
  const { user } = await site.add('Steve');
  const body = { email: 'boss@example.org', password: PASSWORD };
  const { token } = (await site.call('POST /api/auth/login', { body })).body;
  const lines = watchLog();
  const password = 'a brand new secret';
  await site.call('POST /api/auth/confirm', { token, body: { password: 'wrong password' } });
  await site.call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
  const act = { token, body: { password } };
  await (
    await site.call(`PUT /api/admin/users/${user.id}`, act)
  ).background;
  await site.call('PATCH /api/auth/me', { token, body: { password, currentPassword: PASSWORD } });
  expect(lines().map(({ event }) => event)).toEqual([
    'confirmation_failed',
    'confirmed',
    'confirmed_act',
    'audit',
    'credentials_changed',
  ]);
  const [, confirmed, act2, audit] = lines();
  expect(act2).toMatchObject({ account: confirmed?.account, method: 'PUT', path: '/admin/users/:id' });
  expect(audit).toEqual({
    at: expect.stringMatching(/Z$/),
    level: 'info',
    event: 'audit',
    requestId: act2?.requestId,
    entry: expect.any(String),
    writtenAt: expect.stringMatching(/Z$/),
    action: 'user.changed',
    actor: confirmed?.account,
    before: { id: expect.stringMatching(HASH), role: 'user' },
    after: { id: expect.stringMatching(HASH), role: 'user' },
    usernameChanged: false,
    emailChanged: false,
    passwordChanged: true,
  });
  expect(JSON.stringify(lines())).not.toMatch(/Steve|Boss|example\.org|brand new/i);
});

test('a copy of the audit log has only what was written to it', async () => {
  const { token } = await site.add('Boss', 'admin');
  const { user } = await site.add('Steve');
  const lines = watchLog();
  const rename = async (username: string) => {
    const { background } = await site.call(`PUT /api/admin/users/${user.id}`, { token, body: { username } });
    await background;
  };
  await rename('Steve');
  await rename('Boss');
  await rename('Alex');
  expect(lines()).toEqual([expect.objectContaining({ event: 'audit', usernameChanged: true })]);
});

test('an account does no more at the desks in a day than a person can', async () => {
  const { user, token } = await site.add('Boss', 'admin');
  const now = Date.now();
  const times = Array.from({ length: 1_000 }, () => String(now));
  await site.database.redis.lpush(`limit:desk:${user.id}`, ...times);
  watchLog();
  const body = { username: 'Made', email: 'made@example.org', password: PASSWORD };
  const { status, headers } = await site.call('POST /api/admin/users', { token, body });
  expect([status, Number(headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(86_000);
  expect((await site.call('GET /api/admin/users', { token })).status).toBe(200);
});
