import { plainTextOf, subjectOf } from '../support/fakes/mail-server';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite, SITE_URL } from '../support/server/mail-site';

const mail = setUpMailSite();
const { call, mailsTo, tokenFor } = mail;
const OLD = 'Alex@example.org';
const NEW = 'alexis@example.org';

const verify = (token: string) => call('POST /api/auth/email/verify', { body: { token } });
const me = async (token: string) => (await call('GET /api/auth/me', { token })).body.user;
const change = (token: string, body: object) =>
  call('PATCH /api/auth/me', { token, body: { ...body, currentPassword: PASSWORD } });
const signIn = (email: string) =>
  call('POST /api/auth/login', { body: { email, password: PASSWORD }, ip: '203.0.113.77' });

test('whoever registers gets a link that confirms the address, once', async () => {
  const { body } = await call('POST /api/auth/register', {
    body: { username: 'Alex', email: OLD, password: PASSWORD },
  });
  expect(body.user).toMatchObject({ email: OLD, emailVerified: false, pendingEmail: null });
  const [email] = mailsTo(OLD);
  expect(email && plainTextOf(email)).toMatch(new RegExp(`^${SITE_URL}/verify#token=[\\w-]{43}$`, 'm'));
  const token = tokenFor(OLD);
  expect((await verify(token)).status).toBe(204);
  expect(await me(body.token)).toMatchObject({ email: OLD, emailVerified: true });
  expect((await verify(token)).body.error.fields).toEqual({ token: expect.any(String) });
});

test('another address counts once it is confirmed; the old one is told; then every token is dead', async () => {
  const { token } = await mail.site.addConfirmed('Alex');
  const changed = await change(token, { email: NEW });
  expect(changed.body.user).toMatchObject({ email: OLD, pendingEmail: NEW, emailVerified: true });
  expect(
    mailsTo(OLD)
      .map((email) => plainTextOf(email))
      .join(),
  ).toContain(NEW);
  expect((await signIn(NEW)).status).toBe(401);
  expect((await verify(tokenFor(NEW))).status).toBe(204);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  const { body } = await signIn(NEW);
  expect(body.user).toMatchObject({ email: NEW, pendingEmail: null, emailVerified: true });
  expect((await signIn(OLD)).status).toBe(401);
  expect(mailsTo(OLD).map(subjectOf).at(-1)).toMatch(/email address .* was changed/);
});

test('a link for a new password to the old address ends with that address', async () => {
  const { token } = await mail.site.add('Alex');
  await call('POST /api/auth/password/forgot', { body: { email: OLD } });
  const old = tokenFor(OLD);
  await change(token, { email: NEW });
  await verify(tokenFor(NEW));
  const answer = await call('POST /api/auth/password/reset', {
    body: { token: old, password: 'a lantern in the rain' },
  });
  expect(answer.status).toBe(422);
});

test('the old address again takes the wish back, and its link counts no more', async () => {
  const { token } = await mail.site.add('Alex');
  await change(token, { email: NEW });
  const { body } = await change(token, { email: OLD });
  expect(body.user).toMatchObject({ email: OLD, pendingEmail: null });
  expect((await verify(tokenFor(NEW))).status).toBe(422);
});

test('a new password from a link takes back what somebody else has wished for', async () => {
  const { token } = await mail.site.add('Alex');
  await change(token, { email: NEW });
  const theirs = tokenFor(NEW);
  await call('POST /api/auth/password/forgot', { body: { email: OLD } });
  await call('POST /api/auth/password/reset', {
    body: { token: tokenFor(OLD), password: 'a lantern in the rain' },
  });
  expect((await verify(theirs)).status).toBe(422);
});

test('an address that an account has is refused, and one that got another owner meanwhile is not taken away', async () => {
  const { token } = await mail.site.add('Alex');
  await mail.site.add('Steve');
  expect((await change(token, { email: 'steve@example.org' })).body.error.fields).toEqual({
    email: expect.any(String),
  });
  await change(token, { email: NEW });
  const link = tokenFor(NEW);
  await call('POST /api/auth/register', { body: { username: 'Zoe', email: NEW, password: PASSWORD } });
  expect((await verify(link)).body.error.fields).toEqual({ token: expect.any(String) });
  expect((await signIn(NEW)).body.user).toMatchObject({ username: 'Zoe' });
  expect((await signIn(OLD)).body.user).toMatchObject({ username: 'Alex' });
});

test('two who want the same address at the same moment do not both get it', async () => {
  const [alex, steve] = [await mail.site.add('Alex'), await mail.site.add('Steve')];
  await change(alex.token, { email: NEW });
  const first = tokenFor(NEW);
  await change(steve.token, { email: NEW });
  const second = tokenFor(NEW);
  const answers = await Promise.all([verify(first), verify(second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  const owner = (await signIn(NEW)).body.user.username;
  const index = await mail.site.database.redis.hgetall<Record<string, string>>('account:emails');
  expect(Object.keys(index ?? {})).toHaveLength(2);
  expect((await signIn(owner === 'Alex' ? 'steve@example.org' : OLD)).status).toBe(200);
});

test('the link is sent again on request, to the address that waits, five times an hour', async () => {
  const { token } = await mail.site.add('Alex');
  const again = () => call('POST /api/auth/email/send', { token });
  expect((await again()).status).toBe(202);
  expect(mailsTo(OLD)).toHaveLength(1);
  await change(token, { email: NEW });
  for (let count = 0; count < 4; count += 1) expect((await again()).status).toBe(202);
  expect(mailsTo(NEW)).toHaveLength(5);
  const refused = await again();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  expect(mailsTo(NEW)).toHaveLength(5);
});

test('who is confirmed gets no link', async () => {
  const { token } = await mail.site.add('Alex');
  await call('POST /api/auth/email/send', { token });
  await verify(tokenFor(OLD));
  expect((await call('POST /api/auth/email/send', { token })).status).toBe(409);
});

test('the links of one who changes the address to and fro reach nobody more than five times an hour', async () => {
  const { token } = await mail.site.add('Alex');
  for (let round = 0; round < 8; round += 1) {
    await change(token, { email: NEW });
    await change(token, { email: OLD });
  }
  expect(mailsTo(NEW)).toHaveLength(5);
});

test("an admin's change counts at once, unverified, and the old address is told of it", async () => {
  const { user, token } = await mail.site.add('Alex');
  const boss = await mail.site.add('Boss', 'admin');
  await call('POST /api/auth/email/send', { token });
  await verify(tokenFor(OLD));
  const put = (body: object) => call(`PUT /api/admin/users/${user.id}`, { token: boss.token, body });
  expect((await put({ email: NEW })).body.user).toMatchObject({ email: NEW, emailVerified: false });
  expect(mailsTo(OLD).map(subjectOf).at(-1)).toMatch(/email address .* was changed/);
  const count = mail.server.arrived.length;
  await put({ email: NEW, username: 'Alexis' });
  expect(mail.server.arrived).toHaveLength(count);
  await put({ password: 'a lantern in the rain' });
  expect(mailsTo(NEW)).toEqual([]);
});

test('a changed password is told', async () => {
  const { token } = await mail.site.addConfirmed('Alex');
  await change(token, { password: 'a lantern in the rain' });
  expect(mailsTo(OLD).map(subjectOf)).toEqual([expect.stringMatching(/password .* was changed/)]);
});

test('who changes the password to and fro floods nobody’s mail: five an hour tell of it', async () => {
  const { token } = await mail.site.addConfirmed('Alex');
  const passwords = [PASSWORD, 'a lantern in the rain'];
  let current = token;
  for (let round = 0; round < 6; round += 1) {
    const [currentPassword, password] = round % 2 === 0 ? passwords : passwords.toReversed();
    const body = { currentPassword, password };
    const { status, body: answer } = await call('PATCH /api/auth/me', { token: current, body });
    expect(status).toBe(200);
    current = answer.token;
  }
  expect(mailsTo(OLD)).toHaveLength(5);
});

test.each(['A'.repeat(43), '', 'ü', '{}'])('a made-up token costs no command: “%s”', async (token) => {
  mail.site.database.commands.length = 0;
  expect((await verify(token)).body.error.fields).toEqual({ token: expect.any(String) });
  expect(mail.site.database.commands).toEqual([]);
});

test('a made-up link costs no command, in a session neither', async () => {
  const { token } = await mail.site.add('Alex');
  mail.site.database.commands.length = 0;
  const body = { token: 'A'.repeat(43) };
  expect((await call('POST /api/auth/email/verify', { token, body })).status).toBe(422);
  expect(mail.site.database.commands).toEqual([]);
});
