import type { User } from '@/contract/users';
import { accountKeys, fold } from '../../functions/core/auth/account-keys';
import { PASSWORD } from '../support/server/account-site';
import { cheapHash } from '../support/server/accounts';
import { setUpMailSite } from '../support/server/mail-site';

const mail = setUpMailSite();
const { call, mailsTo, tokenFor } = mail;

/** Two encodings of one password: the form of most keyboards, and that of some. */
const COMPOSED = 'Über den Dächern';
const APART = COMPOSED.normalize('NFD').replaceAll(' ', '\u00a0');
/** Two spellings of one address: Firefox's, which the test mail server also shows, and Chromium's. */
const UNICODE = 'spieler@bücher.example';
const ASCII = 'spieler@xn--bcher-kva.example';

const register = (email: string, password: string, username = 'Spieler') =>
  call('POST /api/auth/register', { body: { username, email, password } });
const signIn = (email: string, password: string) =>
  call('POST /api/auth/login', { body: { email, password }, ip: '203.0.113.77' });
const statusOf = async (answer: ReturnType<typeof call>) => (await answer).status;

/** Stores an account as the site did before it normalised addresses and passwords. */
async function addOlder(username: string, email: string, password = PASSWORD): Promise<User> {
  const { user } = await mail.site.addConfirmed(username);
  const { redis } = mail.site.database;
  const stored = (await redis.hget<Record<string, unknown>>(accountKeys.users, user.id)) ?? {};
  const older = { email, emailKey: fold(email), passwordHash: cheapHash(password) };
  await redis.hset(accountKeys.users, { [user.id]: JSON.stringify({ ...stored, ...older }) });
  await redis.hdel(accountKeys.emails, fold(user.email));
  await redis.hset(accountKeys.emails, { [fold(email)]: user.id });
  return user;
}

describe('a password', () => {
  test.each([
    ['composed', COMPOSED, APART],
    ['apart', APART, COMPOSED],
  ])('that was chosen %s is the same wherever it is typed the other way', async (_way, chosen, typed) => {
    const { token } = (await register(ASCII, chosen)).body;
    expect(await statusOf(signIn(ASCII, typed))).toBe(200);
    expect(await statusOf(call('POST /api/auth/confirm', { token, body: { password: typed } }))).toBe(204);
    const changes = { currentPassword: typed, password: `${chosen} 2` };
    const changed = await call('PATCH /api/auth/me', { token, body: changes });
    expect(changed.status).toBe(200);
    expect(await statusOf(signIn(ASCII, `${typed} 2`))).toBe(200);
    await call('POST /api/auth/password/forgot', { body: { email: ASCII } });
    const reset = { token: tokenFor(UNICODE), password: `${chosen} 3` };
    expect(await statusOf(call('POST /api/auth/password/reset', { body: reset }))).toBe(204);
    const { body } = await signIn(ASCII, `${typed} 3`);
    const removal = { token: body.token, body: { currentPassword: `${typed} 3` } };
    expect(await statusOf(call('DELETE /api/auth/me', removal))).toBe(204);
  });

  test('of an older account signs in as it was typed then, and from then on in every way', async () => {
    await addOlder('Older', ASCII, APART);
    expect(await statusOf(signIn(ASCII, COMPOSED))).toBe(401);
    const { token } = (await signIn(ASCII, APART)).body;
    expect(await statusOf(signIn(ASCII, COMPOSED))).toBe(200);
    expect(await statusOf(signIn(ASCII, APART))).toBe(200);
    expect(await statusOf(call('GET /api/auth/me', { token }))).toBe(200);
  });

  test('of an older account is replaced once, however many sign in at that moment', async () => {
    await addOlder('Older', ASCII, APART);
    const answers = await Promise.all(Array.from({ length: 3 }, () => signIn(ASCII, APART)));
    // A request between the check and the new hash is told to sign in again.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await statusOf(signIn(ASCII, COMPOSED))).toBe(200);
  });

  test('that is wrong counts once, in whichever way it is typed', async () => {
    await register(ASCII, COMPOSED);
    const wrong = `${APART} ä`.normalize('NFD');
    const answers: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await statusOf(signIn(ASCII, wrong)));
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('has its length in composed characters, and no control characters', async () => {
    const seven = 'ääääääü'.normalize('NFD');
    const { body: short } = await register(ASCII, seven);
    expect(short.error.fields).toEqual({ password: 'Password needs at least 8 characters' });
    const most = 'ä'.repeat(256);
    expect(await statusOf(register(ASCII, most.normalize('NFD')))).toBe(201);
    expect(await statusOf(signIn(ASCII, most))).toBe(200);
    const { body } = await register('b@example.org', 'with a\ttabulator', 'Other');
    expect(body.error.fields.password).toMatch(/^Character 7 of the password is a control character/);
  });

  test('must not be the address in either form', async () => {
    for (const password of [UNICODE, ASCII, 'ｓｐｉｅｌｅｒ＠bücher。example'])
      expect((await register(UNICODE, password)).body.error.fields).toHaveProperty('password');
  });
});

describe('an address', () => {
  test.each([
    [UNICODE, ASCII],
    [ASCII, UNICODE],
  ])('that registered as %s is found as %s, and has one account', async (one, other) => {
    const { status, body } = await register(one, PASSWORD);
    expect([status, body.user.email]).toEqual([201, ASCII]);
    const second = await register(other, PASSWORD, 'Second');
    expect([second.status, Object.keys(second.body.error.fields)]).toEqual([409, ['email']]);
    for (const typed of [one, other, other.toUpperCase(), 'ｓｐｉｅｌｅｒ＠bücher。example'])
      expect(await statusOf(signIn(typed, PASSWORD))).toBe(200);
    await call('POST /api/auth/password/forgot', { body: { email: other } });
    expect(mail.server.arrived).toHaveLength(2);
    for (const { source } of mailsTo(UNICODE)) expect(source).toContain(`\r\nTo: ${ASCII}\r\n`);
    expect(mailsTo(UNICODE)).toHaveLength(2);
  });

  test('that two register at once in two forms has one account', async () => {
    const answers = await Promise.all([
      register(UNICODE, PASSWORD, 'One'),
      register(ASCII, PASSWORD, 'Two'),
      register(UNICODE.normalize('NFD'), PASSWORD, 'Three'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('of an older account is found in both forms, is nobody else’s, and gets its mail', async () => {
    const { id } = await addOlder('Older', UNICODE);
    for (const typed of [UNICODE, ASCII]) {
      expect(await statusOf(signIn(typed, PASSWORD))).toBe(200);
      expect(await statusOf(register(typed, PASSWORD, 'Second'))).toBe(409);
    }
    const { token } = await mail.site.add('Wishful');
    const wish = { email: ASCII, currentPassword: PASSWORD };
    expect(await statusOf(call('PATCH /api/auth/me', { token, body: wish }))).toBe(409);
    mail.server.arrived.length = 0;
    await call('POST /api/auth/password/forgot', { body: { email: ASCII } });
    const reset = { token: tokenFor(UNICODE), password: COMPOSED };
    expect(await statusOf(call('POST /api/auth/password/reset', { body: reset }))).toBe(204);
    expect((await signIn(ASCII, COMPOSED)).body.user.id).toBe(id);
  });

  test('of an older account is written in the present form once it is saved, and stays confirmed', async () => {
    await addOlder('Older', UNICODE);
    const { token } = (await signIn(UNICODE, PASSWORD)).body;
    const body = { email: UNICODE, currentPassword: PASSWORD };
    const changed = await call('PATCH /api/auth/me', { token, body });
    expect(changed.body.user).toMatchObject({ email: ASCII, emailVerified: true, pendingEmail: null });
    expect(await mail.site.database.redis.hkeys(accountKeys.emails)).toEqual([ASCII]);
    expect(await statusOf(signIn(UNICODE, PASSWORD))).toBe(200);
  });

  test('of two older accounts, one for each form, lets each owner in', async () => {
    const one = await addOlder('One', UNICODE, 'a lantern in the rain');
    const two = await addOlder('Two', ASCII, 'a ladder in the snow');
    for (const typed of [UNICODE, ASCII]) {
      expect((await signIn(typed, 'a lantern in the rain')).body.user.id).toBe(one.id);
      expect((await signIn(typed, 'a ladder in the snow')).body.user.id).toBe(two.id);
      expect(await statusOf(signIn(typed, PASSWORD))).toBe(401);
    }
  });

  test('that waited for its confirmation in the older form is taken in the present one', async () => {
    const { user, token } = await mail.site.add('Alex');
    const wish = { email: 'new@bücher.example', currentPassword: PASSWORD };
    expect((await call('PATCH /api/auth/me', { token, body: wish })).body.user.pendingEmail).toBe(
      'new@xn--bcher-kva.example',
    );
    const verify = { body: { token: tokenFor('new@bücher.example') } };
    expect(await statusOf(call('POST /api/auth/email/verify', verify))).toBe(204);
    expect((await signIn('new@bücher.example', PASSWORD)).body.user.id).toBe(user.id);
  });

  test('with letters of another script before the at sign gets its mail where the server takes it', async () => {
    const { status } = await register('почта@пример.рф', PASSWORD);
    expect([status, mail.server.arrived.map(({ to }) => to)]).toEqual([201, [['почта@пример.рф']]]);
  });
});
