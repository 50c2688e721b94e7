import { plainTextOf, subjectOf } from '../support/fakes/mail-server';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite, SITE_URL } from '../support/server/mail-site';

const mail = setUpMailSite();
const { call, mailsTo, tokenFor } = mail;
const ADDRESS = 'Alex@example.org';
const NEW = 'a lantern in the rain';

const add = () => mail.site.add('Alex');
const forgot = (email: string, headers = {}) =>
  call('POST /api/auth/password/forgot', { body: { email }, headers });
const reset = (token: string, password = NEW) =>
  call('POST /api/auth/password/reset', { body: { token, password } });
const signIn = (password: string) =>
  call('POST /api/auth/login', { body: { email: ADDRESS, password }, ip: '203.0.113.77' });

test('a link comes to the address of the account, on a line of its own, whatever Host says', async () => {
  await add();
  expect((await forgot('ALEX@example.org', { Host: 'evil.example' })).status).toBe(202);
  const [email] = mailsTo(ADDRESS);
  expect(mail.server.arrived).toHaveLength(1);
  const text = email ? plainTextOf(email) : '';
  expect(text).toMatch(new RegExp(`^${SITE_URL}/reset#token=[\\w-]{43}$`, 'm'));
  expect(text).toContain('Hello Alex,');
  expect(email?.source).not.toContain('evil.example');
});

test('known and unknown addresses are answered alike, with as many commands, and only the known one gets a mail', async () => {
  await add();
  const { database } = mail.site;
  const costs: unknown[] = [];
  const answers: unknown[] = [];
  for (const email of [ADDRESS, 'nobody@example.org']) {
    database.commands.length = 0;
    const { status, text, background } = await mail.site.call('POST /api/auth/password/forgot', {
      body: { email },
    });
    answers.push([status, text]);
    await background;
    costs.push(database.commands.filter(([name]) => name?.toUpperCase() === 'EVAL').length);
  }
  expect(answers).toEqual([
    [202, ''],
    [202, ''],
  ]);
  expect(mail.server.arrived.map(({ to }) => to)).toEqual([[ADDRESS]]);
  // The mark after the email is the only additional command compared to an unknown address, and runs after the response.
  expect(costs[0]).toBe(Number(costs[1]) + 1);
  const left = await database.redis.keys('mail:*');
  expect(left).toEqual([
    expect.stringMatching(/^mail:(?:record|token):/),
    expect.stringMatching(/^mail:(?:record|token):/),
  ]);
});

test('a new password signs in, the old one does not, every session ends, and the owner is told', async () => {
  const { token } = await add();
  await forgot(ADDRESS);
  expect((await reset(tokenFor(ADDRESS))).status).toBe(204);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(401);
  const signedIn = await signIn(NEW);
  expect(signedIn.status).toBe(200);
  expect(signedIn.body.user).toMatchObject({ emailVerified: true, pendingEmail: null });
  expect(mailsTo(ADDRESS).map(subjectOf).at(-1)).toMatch(/password .* was changed/);
});

test('a link works once, also when it is used twice at the same time', async () => {
  await add();
  await forgot(ADDRESS);
  const token = tokenFor(ADDRESS);
  const passwords = Array.from({ length: 6 }, (_, index) => `${NEW} ${String(index)}`);
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(5);
  for (const { body } of refused) expect(body.error.fields).toEqual({ token: expect.any(String) });
  const winner = passwords[answers.findIndex(({ status }) => status === 204)] ?? '';
  expect((await signIn(winner)).status).toBe(200);
});

test('a link counts for 30 minutes', async () => {
  await add();
  await forgot(ADDRESS);
  const { redis } = mail.site.database;
  const [key = ''] = await redis.keys('mail:token:*');
  const left = await redis.pttl(key);
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  await redis.del(key);
  expect((await reset(tokenFor(ADDRESS))).body.error.fields).toHaveProperty('token');
});

test('of several links any one counts, and with the first that is used all others end', async () => {
  await add();
  await forgot(ADDRESS);
  const first = tokenFor(ADDRESS);
  await forgot(ADDRESS);
  const second = tokenFor(ADDRESS);
  expect((await reset(first)).status).toBe(204);
  expect((await reset(second)).status).toBe(422);
});

test('a link ends with the password for which it was sent, and with the account', async () => {
  const { token, user } = await add();
  await forgot(ADDRESS);
  const first = tokenFor(ADDRESS);
  await call('PATCH /api/auth/me', { token, body: { password: NEW, currentPassword: PASSWORD } });
  expect((await reset(first)).status).toBe(422);
  await forgot(ADDRESS);
  const boss = await mail.site.add('Boss', 'admin');
  await call(`DELETE /api/admin/users/${user.id}`, { token: boss.token });
  expect((await reset(tokenFor(ADDRESS))).status).toBe(422);
});

test('a common password is refused at its field, and the link still counts', async () => {
  await add();
  await forgot(ADDRESS);
  const token = tokenFor(ADDRESS);
  expect((await reset(token, 'password1')).body.error.fields).toEqual({ password: expect.any(String) });
  expect((await reset(token)).status).toBe(204);
});

test.each([
  ['made up', () => 'A'.repeat(43)],
  ['of a session', ({ token }: { token: string }) => token],
  ['empty', () => ''],
  ['far too long', () => 'A'.repeat(10_000)],
])('a token that is %s costs no command', async (_how, make) => {
  const token = make(await add());
  mail.site.database.commands.length = 0;
  expect((await reset(token)).body.error.fields).toEqual({ token: expect.any(String) });
  expect(mail.site.database.commands).toEqual([]);
});

test('the link that confirms an address sets no password', async () => {
  await call('POST /api/auth/register', {
    body: { username: 'Steve', email: 'steve@example.org', password: PASSWORD },
  });
  expect((await reset(tokenFor('steve@example.org'))).status).toBe(422);
});

test('an address gets five links an hour, however many are asked for, and every answer is the same', async () => {
  await add();
  const answers = await Promise.all(Array.from({ length: 12 }, () => forgot(ADDRESS)));
  expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
  expect(mailsTo(ADDRESS)).toHaveLength(5);
  await mail.site.add('Steve');
  await forgot('Steve@example.org');
  expect(mailsTo('Steve@example.org')).toHaveLength(1);
});

test('the mail of a registration takes none of these links away', async () => {
  const email = 'steve@example.org';
  await call('POST /api/auth/register', { body: { username: 'Steve', email, password: PASSWORD } });
  for (let count = 0; count < 5; count += 1) await forgot(email);
  expect(mailsTo(email)).toHaveLength(6);
});

test('no address and no token lies in the database once the mail is sent', async () => {
  await add();
  await forgot(ADDRESS);
  const token = tokenFor(ADDRESS);
  const { redis } = mail.site.database;
  for (const key of await redis.keys('mail:*')) {
    const kept = JSON.stringify(
      key.startsWith('mail:record') ? await redis.hgetall(key) : await redis.get(key),
    );
    expect(kept).not.toContain(token);
    if (key.startsWith('mail:record')) expect(kept).not.toContain('@');
  }
  for (const key of await redis.keys('*')) expect(key).not.toMatch(/@|alex/i);
});
