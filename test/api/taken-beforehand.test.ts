import { setUpMailSite } from '../support/server/mail-site';
import { addPasskey, setUpApp, stopClock, usePasskey } from '../support/server/second-factor';

const mail = setUpMailSite();
const { call, tokenFor } = mail;
const EMAIL = 'Alex@example.org';
const password = 'a lantern in the rain';

beforeEach(() => {
  stopClock();
});

/** An account with an app and a passkey. */
async function addGuarded() {
  const { token } = await mail.site.add('Alex');
  await setUpApp(call, token);
  const { device } = await addPasskey(call, token);
  return { token, device };
}

async function resetByMail() {
  await call('POST /api/auth/password/forgot', { body: { email: EMAIL } });
  const body = { token: tokenFor(EMAIL), password };
  expect((await call('POST /api/auth/password/reset', { body })).status).toBe(204);
}
const signIn = () => call('POST /api/auth/login', { body: { email: EMAIL, password } });

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

test('the second factors of who has confirmed the address outlast a forgotten password', async () => {
  const { token, device } = await addGuarded();
  await call('POST /api/auth/email/send', { token });
  await call('POST /api/auth/email/verify', { body: { token: tokenFor(EMAIL) } });
  await resetByMail();
  expect((await signIn()).body.error.code).toBe('second_factor_required');
  expect((await usePasskey(call, device)).status).toBe(200);
});
