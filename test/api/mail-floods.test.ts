import { type ArrivedMail, plainTextOf, subjectOf } from '../support/fakes/mail-server';
import { applicationFor } from '../support/fixtures/applications';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite } from '../support/server/mail-site';
import { addPasskey, setUpApp, stopClock } from '../support/server/second-factor';

const mail = setUpMailSite();
const { call, mailsTo } = mail;
const ADDRESS = 'Alex@example.org';
const NEW_PASSWORD = 'a lantern in the rain';
const HOUR = 3_600_000;
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'];
const SYSTEMS = ['Windows', 'iPhone', 'Android', 'CrOS'];
/** User agents of 24 kinds of devices. */
const AGENTS = BROWSERS.flatMap((browser) => SYSTEMS.map((system) => `Mozilla/5.0 (${system}) ${browser}/1`));
const MORE = /several emails like this within an hour/;

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});

const register = async (): Promise<string> =>
  (
    await call('POST /api/auth/register', {
      body: { username: 'Alex', email: ADDRESS, password: PASSWORD },
      headers: { 'User-Agent': 'Mozilla/5.0 (Linux) Firefox/1' },
    })
  ).body.token;
const signIn = (agent: string, password = PASSWORD) =>
  call('POST /api/auth/login', { body: { email: ADDRESS, password }, headers: { 'User-Agent': agent } });
const about = (subject: RegExp): readonly ArrivedMail[] =>
  mailsTo(ADDRESS).filter((email) => subject.test(subjectOf(email)));
const change = (token: string, body: object) =>
  call('PATCH /api/auth/me', { token, body: { currentPassword: PASSWORD, ...body } });

test('24 sign-ins from devices of other kinds send nothing to an address that nobody has confirmed', async () => {
  await mail.site.add('Alex');
  for (const agent of AGENTS) expect((await signIn(agent)).status).toBe(200);
  expect(mail.server.arrived.map(subjectOf)).toEqual([]);
});

test('a confirmed address gets five mails an hour about new devices, and the fifth says that there may be more', async () => {
  await mail.site.addConfirmed('Alex');
  for (const agent of AGENTS.slice(0, 23)) await signIn(agent);
  const told = about(/^New sign-in/).map(plainTextOf);
  expect(told.map((text) => MORE.test(text))).toEqual([false, false, false, false, true]);
  clock.advance(HOUR);
  await signIn(AGENTS[23] ?? '');
  expect(about(/^New sign-in/)).toHaveLength(6);
});

test('wishes for other addresses are told to a confirmed address five times an hour', async () => {
  const { token } = await mail.site.addConfirmed('Alex');
  for (let n = 0; n < 8; n += 1) {
    expect((await change(token, { email: `alex${String(n)}@example.org` })).status).toBe(200);
  }
  const told = about(/^A new email address/).map(plainTextOf);
  expect(told.map((text) => MORE.test(text))).toEqual([false, false, false, false, true]);
});

test('an address that nobody has confirmed is asked to, and is sent nothing else, whatever its account does', async () => {
  const boss = (await mail.site.add('Boss', 'admin')).token;
  const token = await register();
  const { recoveryCodes } = await setUpApp(call, token);
  await call('POST /api/auth/confirm', { token, body: { code: recoveryCodes?.[0] } });
  await addPasskey(call, token);
  await call('DELETE /api/auth/totp', { token });
  await change(token, { email: 'other@example.org' });
  const guidelinesReadAt = new Date(clock.now()).toISOString();
  const application = applicationFor('Architect', {}, { guidelinesReadAt });
  const { id } = (await call('POST /api/applications', { token, body: application })).body;
  const decided = await call(`PATCH /api/admin/applications/${String(id)}`, {
    token: boss,
    body: { state: 'accepted' },
  });
  expect(decided.status).toBe(200);
  const changed = await change(token, { password: NEW_PASSWORD });
  expect(changed.status).toBe(200);
  const path = `PUT /api/admin/users/${String(changed.body.user.id)}`;
  for (const body of [{ password: PASSWORD }, { email: 'third@example.org' }]) {
    expect((await call(path, { token: boss, body })).status).toBe(200);
  }
  expect(mail.server.arrived.map((email) => [email.to, subjectOf(email)])).toEqual([
    [[ADDRESS], expect.stringMatching(/^Confirm your email address/)],
    [['other@example.org'], expect.stringMatching(/^Confirm your email address/)],
  ]);
});

test('the owner of an address that another has registered still gets links to a new password, and is told of it', async () => {
  await register();
  await call('POST /api/auth/password/forgot', { body: { email: ADDRESS } });
  const body = { token: mail.tokenFor(ADDRESS), password: NEW_PASSWORD };
  expect((await call('POST /api/auth/password/reset', { body })).status).toBe(204);
  expect(about(/^The password of .* was changed/)).toHaveLength(1);
});
