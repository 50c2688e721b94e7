import { SESSION_LIMITS } from '../../functions/core/auth/session-limits';
import { plainTextOf, subjectOf } from '../support/fakes/mail-server';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite } from '../support/server/mail-site';
import { PERIOD_MS, setUpApp, stopClock } from '../support/server/second-factor';
import { codeOf } from '../support/server/totp-code';

const mail = setUpMailSite();
const { call, mailsTo } = mail;
const EMAIL = 'Alex@example.org';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});

const add = () => mail.site.addConfirmed('Alex');
/** Adds an account with a confirmed session. */
async function addReady() {
  const account = await add();
  await call('POST /api/auth/confirm', { token: account.token, body: { password: PASSWORD } });
  return account;
}
async function addWithApp() {
  const account = await add();
  const app = await setUpApp(call, account.token);
  clock.advance(PERIOD_MS);
  return { ...account, ...app };
}
const signIn = (password = PASSWORD) => call('POST /api/auth/login', { body: { email: EMAIL, password } });
const ticketOf = async () => String((await signIn()).body.error.ticket);
const finish = (ticket: string, code: string) =>
  call('POST /api/auth/login/second', { body: { ticket, code } });
const subjects = () => mailsTo(EMAIL).map(subjectOf);

describe('setting up an authenticator app', () => {
  test('gives a secret and its address, then ten recovery codes, and is told by mail', async () => {
    const { token } = await addReady();
    const begun = await call('POST /api/auth/totp', { token });
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.body.uri).toContain(`secret=${String(begun.body.secret)}`);
    const { body } = await call('POST /api/auth/totp/confirm', {
      token,
      body: { code: codeOf(begun.body.secret, clock.now()) },
    });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await call('GET /api/auth/totp', { token })).body).toEqual({ isSet: true, recoveryCodes: 10 });
    expect((await call('GET /api/auth/me', { token })).body.user.secondFactor).toBe(true);
    expect(subjects()).toEqual([expect.stringMatching(/^A new way to sign in/)]);
  });

  test('counts for nothing until a code is confirmed', async () => {
    const { token } = await addReady();
    const { secret } = (await call('POST /api/auth/totp', { token })).body;
    expect((await signIn()).status).toBe(200);
    const wrong = await call('POST /api/auth/totp/confirm', {
      token,
      body: { code: codeOf(secret, clock.now() + 10 * PERIOD_MS) },
    });
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, ['code']]);
    expect((await signIn()).status).toBe(200);
  });

  test('ends after half an hour, and a second app has to wait until the first is removed', async () => {
    const { token } = await addReady();
    const { secret } = (await call('POST /api/auth/totp', { token })).body;
    clock.advance(1_800_000);
    const confirm = () =>
      call('POST /api/auth/totp/confirm', { token, body: { code: codeOf(secret, clock.now()) } });
    expect((await confirm()).status).toBe(409);
    const other = await mail.site.add('Steve');
    await setUpApp(call, other.token);
    expect((await call('POST /api/auth/totp', { token: other.token })).status).toBe(409);
  });

  test('leaves neither the secret nor a recovery code in the database', async () => {
    const { secret, recoveryCodes } = await addWithApp();
    const stored = JSON.stringify(await mail.site.database.redis.hgetall('account:factors'));
    expect(stored).toContain('totp');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text);
    }
  });
});

describe('signing in with the password', () => {
  test('asks for the second factor, with a ticket and without a token', async () => {
    await addWithApp();
    const { status, body } = await signIn();
    expect(status).toBe(401);
    expect(body).toEqual({
      error: { code: 'second_factor_required', message: expect.any(String), ticket: expect.any(String) },
    });
    const wrong = await signIn('wrong password');
    expect([wrong.status, wrong.body.error.code, wrong.body.error.ticket]).toEqual([
      401,
      'unauthenticated',
      undefined,
    ]);
  });

  test('goes on with a code of the app, however it was typed', async () => {
    const { code, user } = await addWithApp();
    const { status, body } = await finish(await ticketOf(), ` ${code().slice(0, 3)} ${code().slice(3)} `);
    expect([status, body.user]).toEqual([200, { ...user, secondFactor: true }]);
    expect((await call('GET /api/auth/me', { token: body.token })).status).toBe(200);
  });

  test('takes a code once, that of the set-up among them, and no older one afterwards', async () => {
    const { code } = await addWithApp();
    expect((await finish(await ticketOf(), code(-1))).status).toBe(401);
    expect((await finish(await ticketOf(), code())).status).toBe(200);
    expect((await finish(await ticketOf(), code())).status).toBe(401);
    expect((await finish(await ticketOf(), code(-1))).status).toBe(401);
    expect((await finish(await ticketOf(), code(1))).status).toBe(200);
  });

  test('takes a ticket once', async () => {
    const { code } = await addWithApp();
    const ticket = await ticketOf();
    expect((await finish(ticket, code())).status).toBe(200);
    const again = await finish(ticket, code(1));
    expect([again.status, again.body.error.fields]).toEqual([401, undefined]);
  });

  test('has ten minutes for it', async () => {
    const { code } = await addWithApp();
    const ticket = await ticketOf();
    clock.advance(599_999);
    const other = await ticketOf();
    expect((await finish(ticket, code())).status).toBe(200);
    clock.advance(600_000);
    expect((await finish(other, code())).status).toBe(401);
  });

  test('is over with the fifth wrong code; the right one does not help any more', async () => {
    const { code } = await addWithApp();
    const ticket = await ticketOf();
    for (let n = 1; n <= 4; n += 1) {
      const wrong = await finish(ticket, '000000');
      expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([401, ['code']]);
    }
    expect((await finish(ticket, '000000')).body.error.fields).toBeUndefined();
    clock.advance(PERIOD_MS);
    expect((await finish(ticket, code())).status).toBe(401);
  });

  test('slows down who tries codes with ever new tickets, and forgets it when a code was right', async () => {
    const { code } = await addWithApp();
    const tickets = [];
    for (let n = 0; n < 3; n += 1) tickets.push(await ticketOf());
    const [first = '', second = '', third = ''] = tickets;
    for (let n = 1; n <= 5; n += 1) await finish(n < 3 ? first : second, '000000');
    const refused = await finish(third, code());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    clock.advance(PERIOD_MS);
    expect((await finish(third, code())).status).toBe(200);
    expect((await finish(await ticketOf(), '000000')).status).toBe(401);
  });

  test('takes a made-up ticket for what it is without asking the database', async () => {
    await addWithApp();
    const ticket = await ticketOf();
    const made = ['x', 'A'.repeat(56), `${ticket.slice(0, 20)}AAAA${ticket.slice(24)}`];
    mail.site.database.commands.length = 0;
    for (const forged of made) expect((await finish(forged, '123456')).status).toBe(401);
    expect(mail.site.database.commands).toEqual([]);
  });

  test('dies with a changed password, its ticket too', async () => {
    const { token, code } = await addWithApp();
    const ticket = await ticketOf();
    const changes = { password: 'another good password', currentPassword: PASSWORD };
    expect((await call('PATCH /api/auth/me', { token, body: changes })).status).toBe(200);
    expect((await finish(ticket, code())).status).toBe(401);
  });

  test.each(['12345', 'abc', '', 7, null, ['123456']])('refuses what is no code: %j', async (given) => {
    await addWithApp();
    const body = { ticket: await ticketOf(), code: given };
    const refused = await call('POST /api/auth/login/second', { body });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['code']]);
  });
});

test('a recovery code signs in once, is told by mail, and says how many are left', async () => {
  const { token, recoveryCodes } = await addWithApp();
  const [code = ''] = recoveryCodes;
  expect((await finish(await ticketOf(), code.toUpperCase())).status).toBe(200);
  expect((await finish(await ticketOf(), code)).status).toBe(401);
  expect((await call('GET /api/auth/totp', { token })).body.recoveryCodes).toBe(9);
  const email = mailsTo(EMAIL).find((each) => subjectOf(each).startsWith('A recovery code'));
  expect(email && plainTextOf(email)).toContain('left: 9.');
});

describe('removing the app', () => {
  test('takes a confirmation, then the password alone signs in again, and is told by mail', async () => {
    const { token } = await addWithApp();
    clock.advance(SESSION_LIMITS.confirmedMs);
    const refused = await call('DELETE /api/auth/totp', { token });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'confirmation_required']);
    await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    expect((await call('DELETE /api/auth/totp', { token })).status).toBe(204);
    expect((await signIn()).body.user.secondFactor).toBe(false);
    expect(subjects().filter((subject) => subject.includes('was removed'))).toHaveLength(1);
    expect((await call('DELETE /api/auth/totp', { token })).status).toBe(404);
  });
});

test('an app that is set up and removed all the time floods nobody’s mail: five an hour tell of each', async () => {
  const { token } = await addReady();
  for (let round = 0; round < 6; round += 1) {
    await setUpApp(call, token);
    expect((await call('DELETE /api/auth/totp', { token })).status).toBe(204);
  }
  expect(mailsTo(EMAIL)).toHaveLength(10);
});

describe('a confirmation', () => {
  test('takes a code in the place of the password, once', async () => {
    const { token, code } = await addWithApp();
    const confirm = (given: string) => call('POST /api/auth/confirm', { token, body: { code: given } });
    const wrong = await confirm('000000');
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([401, ['code']]);
    expect((await confirm(code())).status).toBe(204);
    expect((await confirm(code())).status).toBe(401);
    expect((await call('DELETE /api/auth/totp', { token })).status).toBe(204);
  });

  test('with a code is refused where there is none, and with neither it asks for the password', async () => {
    const { token } = await add();
    const confirm = async (body: object) => {
      const { status, body: refused } = await call('POST /api/auth/confirm', { token, body });
      return [status, Object.keys(refused.error.fields)];
    };
    expect(await confirm({ code: '123456' })).toEqual([422, ['code']]);
    expect(await confirm({})).toEqual([422, ['password']]);
    expect(await confirm({ password: '' })).toEqual([422, ['password']]);
  });

  test('with ever new codes has to wait from the sixth wrong one on', async () => {
    const { token } = await addWithApp();
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) {
      statuses.push((await call('POST /api/auth/confirm', { token, body: { code: '000000' } })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

test('each act with a second factor is a line of the log, which tells no code', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { token, code, recoveryCodes } = await addWithApp();
  const [recovery = ''] = recoveryCodes;
  await finish(await ticketOf(), '000000');
  await finish(await ticketOf(), recovery);
  await call('POST /api/auth/confirm', { token, body: { code: code() } });
  await call('DELETE /api/auth/totp', { token });
  const lines = written.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    'confirmed',
    'confirmed_act',
    'second_factor_added',
    'second_factor_failed',
    'recovery_code_used',
    'signed_in',
    'confirmed',
    'second_factor_removed',
    'confirmed_act',
  ]);
  for (const secret of [recovery, code(), '000000']) expect(lines.join('')).not.toContain(secret);
});

test('the export says which factors there are, and nothing that is secret', async () => {
  const { token, secret, recoveryCodes } = await addWithApp();
  await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
  const { body, text } = await call('GET /api/auth/export', { token });
  expect(body.secondFactors).toEqual({ authenticatorApp: true, recoveryCodesLeft: 10, passkeys: [] });
  for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
});

test('a deleted account takes its factors along', async () => {
  const { token } = await addWithApp();
  await finish(await ticketOf(), '000000');
  await call('DELETE /api/auth/me', { token, body: { currentPassword: PASSWORD } });
  const keys = await mail.site.database.redis.keys('account:*');
  expect(keys.filter((key) => /factors|attempts|addresses/.test(key))).toEqual([]);
});

test('with the database away nobody gets past the second step', async () => {
  const { code } = await addWithApp();
  const ticket = await ticketOf();
  mail.site.database.freeze();
  const refused = await finish(ticket, code());
  mail.site.database.thaw();
  expect(refused.status).toBe(503);
});
