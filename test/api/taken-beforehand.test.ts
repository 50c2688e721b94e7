import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite } from '../support/server/mail-site';
import { addPasskey, setUpApp, stopClock, usePasskey } from '../support/server/second-factor';

const mail = setUpMailSite();
const { call, tokenFor } = mail;
const EMAIL = 'Alex@example.org';
const password = 'a lantern in the rain';

beforeEach(() => {
  stopClock();
});

/** Adds an account with an authenticator app and a passkey. */
async function addGuarded() {
  const { token } = await mail.site.add('Alex');
  await setUpApp(call, token);
  const { device } = await addPasskey(call, token);
  return { token, device };
}

async function resetByMail(email = EMAIL) {
  await call('POST /api/auth/password/forgot', { body: { email } });
  const body = { token: tokenFor(email), password };
  expect((await call('POST /api/auth/password/reset', { body })).status).toBe(204);
}
const signIn = (email = EMAIL) => call('POST /api/auth/login', { body: { email, password } });

test('who registered with somebody else’s address keeps no way in once its owner has set a password', async () => {
  const { token, device } = await addGuarded();
  await resetByMail();
  const signedIn = await signIn();
  expect([signedIn.status, signedIn.body.user]).toEqual([
    200,
    expect.objectContaining({ emailVerified: true, secondFactor: false }),
  ]);
  expect((await usePasskey(call, device)).status).toBe(401);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  const own = { token: signedIn.body.token };
  expect((await call('GET /api/auth/passkeys', own)).body.passkeys).toEqual([]);
  expect(await mail.site.database.redis.hlen('account:factors')).toBe(0);
});

test.each([
  ['that was registered', EMAIL],
  ['that took its place', 'victim@example.org'],
])('nor when the owner of the address %s confirmed it in a signed-out browser', async (_what, address) => {
  const { token } = await mail.site.add('Alex');
  await call('POST /api/auth/email/send', { token });
  if (address !== EMAIL) {
    await call('POST /api/auth/email/verify', { token, body: { token: tokenFor(EMAIL) } });
    await call('PATCH /api/auth/me', { token, body: { email: address, currentPassword: PASSWORD } });
  }
  await setUpApp(call, token);
  const { device } = await addPasskey(call, token);
  await call('POST /api/auth/email/verify', { body: { token: tokenFor(address) } });
  const { token: later } = (await usePasskey(call, device)).body;
  const late = await addPasskey(call, String(later), 'Late');
  await resetByMail(address);
  expect((await signIn(address)).body.user).toMatchObject({ emailVerified: true, secondFactor: false });
  expect((await usePasskey(call, device)).status).toBe(401);
  expect((await usePasskey(call, late.device)).status).toBe(401);
});

test('second factors outlast a forgotten password once the address was confirmed in a session of the account', async () => {
  const { token, device } = await addGuarded();
  await call('POST /api/auth/email/send', { token });
  await call('POST /api/auth/email/verify', { token, body: { token: tokenFor(EMAIL) } });
  await resetByMail();
  expect((await signIn()).body.error.code).toBe('second_factor_required');
  expect((await usePasskey(call, device)).status).toBe(200);
});

test('a link opened where another account is signed in, or an old session, confirms as one in a signed-out browser', async () => {
  const [alex, steve] = [await mail.site.add('Alex'), await mail.site.add('Steve')];
  const { device } = await addPasskey(call, alex.token);
  await call('POST /api/auth/email/send', { token: alex.token });
  const verified = await call('POST /api/auth/email/verify', {
    token: steve.token,
    body: { token: tokenFor(EMAIL) },
  });
  expect(verified.status).toBe(204);
  await resetByMail();
  expect((await usePasskey(call, device)).status).toBe(401);
  await call('POST /api/auth/email/send', { token: steve.token });
  await call('POST /api/auth/logout', { token: steve.token });
  const body = { token: tokenFor('Steve@example.org') };
  expect((await call('POST /api/auth/email/verify', { token: steve.token, body })).status).toBe(204);
});
