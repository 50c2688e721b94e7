import { accountRefusals } from '#messages/account-refusals';
import { identity } from '#network/identity';
import { REQUEST_ID_HEADER } from '@/contract/errors';
import {
  type AccountSite,
  PASSWORD,
  type SiteResponse,
  startAccountSite,
} from '../support/server/account-site';

const registration = { username: 'Alex', email: 'alex@example.org', password: 'Tr0ub4dor & 3 – ünïcødé ' };
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

const post = (path: string, body: unknown, token?: string) =>
  site.call(`POST /api/${path}`, { body, ...(token !== undefined && { token }) });
const signIn = (password: string, email = registration.email) => post('auth/login', { email, password });

describe('registering', () => {
  test('answers 201 with a token that is signed in, and the user without anything secret', async () => {
    const { status, body, headers } = await post('auth/register', registration);
    expect([status, headers.get('Cache-Control'), headers.get('Set-Cookie')]).toEqual([
      201,
      'no-store',
      null,
    ]);
    expect(body).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{86}$/),
      user: {
        id: expect.stringMatching(UUID),
        username: 'Alex',
        email: 'alex@example.org',
        role: 'user',
        createdAt: expect.stringMatching(ISO),
        emailVerified: false,
        pendingEmail: null,
        secondFactor: false,
        player: null,
      },
    });
    const me = await site.call('GET /api/auth/me', { token: body.token });
    expect([me.status, me.body]).toEqual([200, { user: body.user }]);
  });

  test('fields of the record in the body change nothing and are not stored', async () => {
    const { body } = await post('auth/register', {
      ...registration,
      role: 'admin',
      id: 'chosen',
      passwordHash: 'chosen',
      createdAt: '2000-01-01',
      position: 'chosen',
      nameKey: 'chosen',
      isAdmin: true,
    });
    expect(body.user).toMatchObject({ role: 'user', id: expect.stringMatching(UUID) });
    const stored = JSON.stringify(await site.database.redis.hgetall('account:users'));
    expect(stored).not.toMatch(/chosen|isAdmin|2000-01-01/);
    expect(await site.database.redis.scard('account:admins')).toBe(0);
  });

  test('two at the same instant with one address or name make one user', async () => {
    const both = [registration, { ...registration, email: 'ALEX@example.org', username: 'ALEX' }];
    const answers = await Promise.all(both.map((body) => post('auth/register', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatchObject({
      code: 'conflict',
      fields: { username: accountRefusals.taken.username, email: accountRefusals.taken.email },
    });
  });

  test.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'a'.repeat(17) }],
    ['username', { username: 'Zoë' }],
    ['username', { username: 'a b' }],
    ['username', { username: 7 }],
    ['email', { email: 'alex@example' }],
    ['email', { email: `${'a'.repeat(250)}@example.org` }],
    ['email', { email: null }],
    ['password', { password: 'short 7' }],
    ['password', { password: 'a'.repeat(257) }],
    ['password', { password: 'Password123' }],
    ['password', { password: '12345678' }],
    ['password', { password: registration.email.toUpperCase() }],
    ['password', { password: 'alexander', username: 'Alexander' }],
    ['password', { password: identity.name }],
    ['email', { email: 'al\u200bex@example.org' }],
    ['email', { email: '\u202egro.elpmaxe@xela.example.org' }],
    ['username', { username: 'al\u200bex' }],
    ['password', { password: ['correct horse battery'] }],
    ['password', { password: 'half a \ud83d character' }],
  ])('refuses a wrong %s with 422 at its field: %j', async (field, wrong) => {
    const { status, body } = await post('auth/register', { ...registration, ...wrong });
    expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([
      422,
      'validation_failed',
      [field],
    ]);
    expect(await site.database.redis.exists('account:users')).toBe(0);
  });

  test.each([
    ['8 characters', 'zq8!xK2v'],
    ['64 characters', 'zq8!xK2v'.repeat(8)],
    ['8 emoji', '🦊🐢🦉🐝🦑🐌🦋🐙'],
    ['spaces at both ends', '  zq8!xK2v  '],
  ])('takes a password of %s as it is', async (_what, password) => {
    expect((await post('auth/register', { ...registration, password })).status).toBe(201);
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn(`${password} `)).status).toBe(401);
  });
});

describe('signing in', () => {
  test('answers a new token each time, whatever the case of the address', async () => {
    const { user } = await site.add('Alex');
    const answers = [await signIn(PASSWORD), await signIn(PASSWORD, 'ALEX@EXAMPLE.ORG')];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { token: expect.stringMatching(/^[\w-]{86}$/), user }]);
    }
    expect(answers[0]?.body.token).not.toBe(answers[1]?.body.token);
  });

  test('says the same of a wrong password and of an unknown account', async () => {
    await site.add('Alex');
    const [wrong, unknown] = [await signIn('wrong password'), await signIn(PASSWORD, 'nobody@example.org')];
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(unknown.status).toBe(401);
    const own = REQUEST_ID_HEADER.toLowerCase();
    const common = ({ headers }: SiteResponse) => [...headers].filter(([name]) => name !== own);
    expect(common(wrong)).toEqual(common(unknown));
  });

  test('from the sixth wrong password on is a 429 that says when to come again', async () => {
    await site.add('Alex');
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await signIn('wrong password')).status);
    const { status, headers, body } = await signIn('wrong password');
    expect([...statuses, status]).toEqual([401, 401, 401, 401, 401, 429]);
    expect([headers.get('Retry-After'), body.error.code]).toEqual(['2', 'rate_limited']);
  });
});

describe('one’s own account', () => {
  const patch = (token: string, body: unknown) => site.call('PATCH /api/auth/me', { token, body });

  test('changes by its current password only, and only in what is named', async () => {
    const { user, token } = await site.add('Alex');
    for (const [currentPassword, status] of [
      ['wrong password', 401],
      [undefined, 422],
      ['', 422],
    ] as const) {
      const refused = await patch(token, { username: 'Steve', currentPassword });
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([status, ['currentPassword']]);
    }
    const { status, body } = await patch(token, {
      username: 'Steve',
      role: 'admin',
      currentPassword: PASSWORD,
    });
    expect([status, body]).toEqual([200, { user: { ...user, username: 'Steve' } }]);
    expect((await site.call('GET /api/auth/me', { token })).body.user).toEqual({
      ...user,
      username: 'Steve',
    });
  });

  test.each([
    ['password', { password: 'a brand new secret' }],
    ['address', { email: 'new@example.org' }],
  ])('a new %s makes every older token worthless, and answers with another one', async (_what, change) => {
    const { user, token } = await site.add('Alex');
    const other = (await signIn(PASSWORD)).body.token;
    const { status, body } = await patch(token, { ...change, currentPassword: PASSWORD });
    expect([status, body.token]).toEqual([200, expect.stringMatching(/^[\w-]{86}$/)]);
    for (const old of [token, other]) {
      expect((await site.call('GET /api/auth/me', { token: old })).status).toBe(401);
    }
    const me = await site.call('GET /api/auth/me', { token: body.token });
    expect(me.body).toEqual({ user: body.user });
    expect(body.user.id).toBe(user.id);
    const { sessions } = (await site.call('GET /api/auth/sessions', { token: body.token })).body;
    expect(sessions).toMatchObject([{ current: true }]);
  });

  test('with a new password the old one is worth nothing', async () => {
    const { token } = await site.add('Alex');
    const change = { password: 'a brand new secret', currentPassword: PASSWORD };
    expect((await patch(token, change)).status).toBe(200);
    expect([(await signIn(PASSWORD)).status, (await signIn('a brand new secret')).status]).toEqual([
      401, 200,
    ]);
  });

  test('cannot take the name or the address of another', async () => {
    await site.add('Steve');
    const { token } = await site.add('Alex');
    const taken = { username: 'STEVE', email: 'Steve@example.org', currentPassword: PASSWORD };
    const { status, body } = await patch(token, taken);
    expect([status, Object.keys(body.error.fields)]).toEqual([409, ['username', 'email']]);
  });

  test('goes by its current password only, and its address is free again', async () => {
    const { token } = await site.add('Alex');
    const remove = (currentPassword: string) =>
      site.call('DELETE /api/auth/me', { token, body: { currentPassword } });
    expect((await remove('wrong password')).status).toBe(401);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await site.call('GET /api/auth/me', { token })).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await post('auth/register', registration)).status).toBe(201);
  });

  test('of the last admin stays', async () => {
    const { token } = await site.add('Boss', 'admin');
    const call = { token, body: { currentPassword: PASSWORD } };
    const { status, body } = await site.call('DELETE /api/auth/me', call);
    expect([status, body.error.code]).toEqual([409, 'conflict']);
    expect((await site.call('GET /api/auth/me', { token })).status).toBe(200);
  });

  test('wrong current passwords count as wrong sign-ins do: a stolen token guesses no further', async () => {
    const { token } = await site.add('Alex');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await patch(token, { username: 'Steve', currentPassword: 'wrong password' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(PASSWORD)).status).toBe(429);
  });

  test('shows its sessions, and ends them all', async () => {
    const { token } = await site.add('Alex');
    const other = (await signIn(PASSWORD)).body.token;
    const { body } = await site.call('GET /api/auth/sessions', { token });
    expect(body.sessions.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([
      false,
      true,
    ]);
    expect((await site.call('DELETE /api/auth/sessions', { token })).status).toBe(204);
    for (const ended of [token, other]) {
      expect((await site.call('GET /api/auth/me', { token: ended })).status).toBe(401);
    }
  });

  test('is exported after a confirmation, whole, without a secret', async () => {
    const { user, token } = await site.add('Alex');
    const refused = await site.call('GET /api/auth/export', { token });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'confirmation_required']);
    await site.call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    const { body, text, headers } = await site.call('GET /api/auth/export', { token });
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
    expect(body).toEqual({
      exportedAt: expect.stringMatching(ISO),
      user,
      sessions: [expect.objectContaining({ id: expect.stringMatching(UUID), current: true })],
      devices: [null],
      lastSignInAt: expect.stringMatching(ISO),
      secondFactors: { authenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] },
      applications: [],
    });
    const sessions = await site.database.redis.hkeys(`account:sessions:${user.id}`);
    for (const secret of [token, 'scrypt', ...sessions]) expect(text).not.toContain(secret);
  });
});
