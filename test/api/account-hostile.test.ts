import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const good = {
  username: 'Mallory',
  email: 'mallory@example.org',
  password: PASSWORD,
  currentPassword: PASSWORD,
};
const bodies: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"text"'],
  ['an array', '[]'],
  ['an array of good ones', JSON.stringify([good])],
  [
    'fields that are arrays',
    JSON.stringify({ username: ['a'], email: ['a@b.co'], password: [PASSWORD], currentPassword: [] }),
  ],
  [
    'fields that are objects',
    '{"username":{"toString":1},"email":{},"password":{"length":9},"currentPassword":{}}',
  ],
  ['deep arrays', nested(30_000)],
  ['a deep field', `{"username":${nested(10_000)},"currentPassword":${nested(10_000)}}`],
  ['deep objects', `${'{"email":'.repeat(6_000)}1${'}'.repeat(6_000)}`],
  ['1 MB', JSON.stringify({ ...good, username: 'a'.repeat(1_048_576) })],
  ['__proto__', `{"__proto__":${JSON.stringify({ ...good, role: 'admin' })},"role":7}`],
  ['constructor.prototype', '{"constructor":{"prototype":{"role":"admin"}},"role":7}'],
  ['what poses as the validator’s own', '{"username":{"__isYupRef":true},"__isYupSchema__":true,"role":7}'],
  [
    'NUL',
    JSON.stringify({
      ...good,
      username: 'Mal\0ory',
      email: 'a\0@example',
      password: 'correct\0horse',
      currentPassword: '',
    }),
  ],
  [
    'lone surrogates',
    JSON.stringify({
      ...good,
      username: 'Mal\ud800',
      email: '\udfff@b.co',
      password: 'half a \ud83d one',
      currentPassword: '',
    }),
  ],
  ['numbers out of range', '{"username":1e999,"email":-1e999,"password":1e999,"currentPassword":0}'],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['JSON cut short', '{"username":"Mal'],
  ['a megabyte of nothing', ' '.repeat(1_048_576)],
];
const calls = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'PATCH /api/auth/me',
  'DELETE /api/auth/me',
  'POST /api/admin/users',
  'PUT /api/admin/users/:id',
  'POST /api/applications',
  'POST /api/admin/applications/:id/comments',
];

test.each(calls.flatMap((what) => bodies.map(([of, body]) => [what, of, body] as const)))(
  '%s refuses a body of %s with 4xx in the shape of an error',
  async (what, _of, body) => {
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { user, token } = await site.add('Boss', 'admin');
    const before = JSON.stringify(await site.database.redis.hgetall('account:users'));
    const answer = await site.call(what.replace(':id', user.id), { token, body });
    expect([400, 413, 422]).toContain(answer.status);
    expect(answer.body).toEqual({
      error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
    });
    expect(JSON.stringify(await site.database.redis.hgetall('account:users'))).toBe(before);
    expect(log).not.toHaveBeenCalled();
    expect({}).not.toHaveProperty('role');
  },
);

test.each([
  '[]',
  '%00',
  '%ff',
  '../..',
  "')) return redis.call('FLUSHALL') --",
  'a'.repeat(5_000),
  '%E0%A4%A',
])('a search or cursor of %s is text like any other', async (text) => {
  const { token } = await site.add('Boss', 'admin');
  for (const what of [
    `users?q=${text}`,
    `users?cursor=${text}`,
    `audit?cursor=${text}`,
    `messages?cursor=${text}`,
    `applications?cursor=${text}`,
    `users?q=a&q=b&q[]=${text}`,
  ]) {
    expect((await site.call(`GET /api/admin/${what.replaceAll(' ', '+')}`, { token })).status).toBe(200);
  }
  expect((await site.call('GET /api/admin/overview', { token })).body).toEqual({
    users: 1,
    admins: 1,
    messages: 0,
    openMessages: 0,
    openApplications: 0,
    applicationsOfStrangers: { open: 0, today: 0, mostOpen: 1_000, mostOnDay: 600 },
  });
});

const access = { email: 'alex@example.org', password: PASSWORD };

test('while the database hangs nobody gets in, and nothing is promised', async () => {
  const hanging = await startAccountSite();
  const { token } = await hanging.add('Alex', 'admin');
  hanging.database.freeze();
  const answers = await Promise.all([
    hanging.call('POST /api/auth/login', { body: access }),
    hanging.call('POST /api/auth/register', { body: { ...access, username: 'Steve' } }),
    hanging.call('GET /api/auth/me', { token }),
    hanging.call('GET /api/admin/users', { token }),
  ]);
  await hanging.stop();
  for (const { status, headers, body } of answers) {
    expect([status, body.error.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '10']);
  }
});

test('no answer and no line of the log holds a hash, a password or a token', async () => {
  const written: string[] = [];
  const keep = (text: string | Uint8Array) => written.push(String(text)) > 0;
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  const secrets: string[] = [PASSWORD, 'a brand new secret', 'wrong password', 'scrypt'];
  const call = async (what: string, token: string, body?: unknown) => {
    const answer = await site.call(what, { token, ...(body !== undefined && { body }) });
    written.push(answer.text, JSON.stringify([...answer.headers]));
  };
  const [{ user, token }, { token: boss }] = [await site.add('Alex'), await site.add('Boss', 'admin')];
  secrets.push(token, boss);
  for (const password of [PASSWORD, 'wrong password']) {
    // Only the response to a correct password may contain a token.
    const { text, body } = await site.call('POST /api/auth/login', { body: { ...access, password } });
    written.push(text.replace(String(body.token), ''));
  }
  await call('PATCH /api/auth/me', token, { password: 'a brand new secret', currentPassword: PASSWORD });
  await call('PATCH /api/auth/me', token, { password: '12345678', currentPassword: 'wrong password' });
  for (const path of ['me', 'sessions', 'export']) await call(`GET /api/auth/${path}`, token);
  await call(`PUT /api/admin/users/${user.id}`, boss, { password: 'a brand new secret' });
  for (const path of ['users', 'audit', 'overview']) await call(`GET /api/admin/${path}`, boss);
  // A server fault in the middle of the call.
  await site.database.redis.hset('account:users', { [user.id]: '{"passwordHash":"scrypt"' });
  await call(`PUT /api/admin/users/${user.id}`, boss, { username: 'Steve' });
  await call('GET /api/admin/users', boss);
  expect(written.length).toBeGreaterThan(20);
  for (const secret of secrets) expect(written.join('\n')).not.toContain(secret);
});

describe('limits by network address', () => {
  let strict: AccountSite;
  beforeAll(async () => {
    strict = await startAccountSite({ ADDRESS_LIMIT_FACTOR: '1' });
  });
  afterAll(() => strict.stop());

  test('an address that tries one password on many accounts is stopped, others are not', async () => {
    const attempt = (n: number, ip: string, headers = {}) =>
      strict.call('POST /api/auth/register', {
        body: { username: `player_${String(n)}`, email: `${String(n)}@example.org`, password: '12345678' },
        ip,
        headers,
      });
    for (let n = 0; n < 10; n += 1) expect((await attempt(n, '203.0.113.7')).status).toBe(422);
    const { status, headers } = await attempt(10, '203.0.113.7', { 'X-Forwarded-For': '198.51.100.1' });
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await attempt(11, '203.0.113.8')).status).toBe(422);
  });

  test('sign-ins too, more loosely than those of one account', async () => {
    const attempt = (ip: string) => strict.call('POST /api/auth/login', { body: access, ip });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await attempt('203.0.113.9')).status);
    const last = await attempt('203.0.113.9');
    expect(last.body.error.message).toMatch(/your network/);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });
});
