import { accountRefusals } from '#messages/account-refusals';
import { PASSWORD, startAccountSite, type AccountSite } from '../support/server/account-site';

/** A site without email. */
let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

test('who forgot a password is told to ask the staff, whether or not there is such an account', async () => {
  await site.add('Alex');
  for (const email of ['alex@example.org', 'nobody@example.org']) {
    const { status, body } = await site.call('POST /api/auth/password/forgot', { body: { email } });
    expect([status, body.error.message]).toEqual([409, accountRefusals.email.unset]);
  }
});

test('who wants the link again is told that there is no mail', async () => {
  const { token } = await site.add('Alex');
  const { status, body } = await site.call('POST /api/auth/email/send', { token });
  expect([status, body.error.message]).toEqual([409, accountRefusals.email.unset]);
});

test('another address counts at once, unconfirmed, and nothing waits to be sent', async () => {
  const { token } = await site.add('Alex');
  const { body } = await site.call('PATCH /api/auth/me', {
    token,
    body: { email: 'alexis@example.org', currentPassword: PASSWORD },
  });
  expect(body.user).toMatchObject({ email: 'alexis@example.org', emailVerified: false, pendingEmail: null });
  await site.call('POST /api/auth/register', {
    body: { username: 'Steve', email: 'steve@example.org', password: PASSWORD },
  });
  expect(await site.database.redis.keys('mail:*')).toEqual([]);
});
