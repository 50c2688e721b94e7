import { plainTextOf, subjectOf } from '../support/fakes/mail-server';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite, SITE_URL } from '../support/server/mail-site';

const mail = setUpMailSite();
const { call, mailsTo } = mail;
const ADDRESS = 'alex@example.org';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('145', '146');
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';

/** Registers and confirms the address, since unconfirmed addresses receive no notices. */
const register = async () => {
  const registered = await call('POST /api/auth/register', {
    body: { username: 'Alex', email: ADDRESS, password: PASSWORD },
    headers: { 'User-Agent': FIREFOX },
  });
  await confirmAddress();
  return registered;
};
const confirmAddress = () => call('POST /api/auth/email/verify', { body: { token: mail.tokenFor(ADDRESS) } });
const signIn = (device?: string, password = PASSWORD) =>
  call('POST /api/auth/login', {
    body: { email: ADDRESS, password },
    ...(device !== undefined && { headers: { 'User-Agent': device } }),
  });
const told = () => mailsTo(ADDRESS).filter((email) => subjectOf(email).startsWith('New sign-in'));
const text = (index: number) => {
  const email = told()[index];
  return email ? plainTextOf(email) : '';
};

test('a sign-in with a device of another kind is told to the owner of the account, at once, with what to do', async () => {
  await register();
  expect((await signIn(SAFARI)).status).toBe(200);
  expect(told()).toHaveLength(1);
  expect(text(0)).toContain('Safari on iPhone.');
  expect(text(0)).toMatch(new RegExp(`^${SITE_URL}/forgot$`, 'm'));
});

test('neither the registration nor a sign-in with a device of a known kind is told of', async () => {
  await register();
  expect((await signIn(NEWER_FIREFOX)).status).toBe(200);
  await signIn(SAFARI);
  await signIn(SAFARI);
  await signIn(FIREFOX);
  expect(told()).toHaveLength(1);
});

test('the first sign-in to an account that somebody else has made is not told of', async () => {
  const { token } = await mail.site.add('Boss', 'admin');
  const made = await call('POST /api/admin/users', {
    token,
    body: { username: 'Alex', email: ADDRESS, role: 'user', password: PASSWORD },
  });
  expect(made.status).toBe(201);
  const { token: own } = (await signIn(SAFARI)).body;
  await call('POST /api/auth/email/send', { token: own });
  await confirmAddress();
  expect(told()).toHaveLength(0);
  await signIn(FIREFOX);
  expect(told()).toHaveLength(1);
});

test('who does not say with what is told of like a device, once', async () => {
  await register();
  await signIn();
  await signIn('a script');
  expect(told()).toHaveLength(1);
  expect(text(0)).toContain('from a new, unrecognized device.');
});

test('a wrong password is not told of, and leaves no device that would be known later', async () => {
  await register();
  expect((await signIn(SAFARI, 'not the password')).status).toBe(401);
  expect(told()).toHaveLength(0);
  await signIn(SAFARI);
  expect(told()).toHaveLength(1);
});

test('a device stays known when its session ends, and when the account changes', async () => {
  const { body } = await register();
  await signIn(SAFARI);
  await call('PATCH /api/auth/me', {
    token: body.token,
    body: { username: 'Alexis', currentPassword: PASSWORD },
  });
  await call('DELETE /api/auth/sessions', { token: body.token });
  await signIn(SAFARI);
  const { body: signedIn } = await signIn(FIREFOX);
  expect(told()).toHaveLength(1);
  await call('POST /api/auth/confirm', { token: signedIn.token, body: { password: PASSWORD } });
  const exported = await call('GET /api/auth/export', { token: signedIn.token });
  expect(exported.body.devices).toEqual(['Firefox on Windows', 'Safari on iPhone']);
});

test('several sign-ins with a new device at the same time are told of once', async () => {
  await register();
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(SAFARI)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(told()).toHaveLength(1);
});
