import { SESSION_LIMITS } from '../../functions/core/auth/session-limits';
import { FakeAuthenticator } from '../support/fakes/authenticator';
import { subjectOf } from '../support/fakes/mail-server';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite, SITE_URL } from '../support/server/mail-site';
import { addPasskey, setUpApp, stopClock, usePasskey } from '../support/server/second-factor';

const mail = setUpMailSite();
const { call, mailsTo } = mail;
const EMAIL = 'Alex@example.org';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});

async function addWithPasskey() {
  const account = await mail.site.addConfirmed('Alex');
  const { device, added } = await addPasskey(call, account.token);
  return { ...account, device, added };
}

describe('adding a passkey', () => {
  test('makes it a second factor, gives recovery codes with the first one, and is told by mail', async () => {
    const { token, added } = await addWithPasskey();
    expect(added.status).toBe(201);
    expect(added.body.passkey).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Key',
      createdAt: new Date(clock.now()).toISOString(),
      lastUsedAt: null,
    });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect((await addPasskey(call, token, 'Other')).added.body.recoveryCodes).toBeNull();
    const { passkeys } = (await call('GET /api/auth/passkeys', { token })).body;
    expect(passkeys.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Key', 'Other']);
    expect((await call('GET /api/auth/me', { token })).body.user.secondFactor).toBe(true);
    expect(mailsTo(EMAIL).map(subjectOf)).toEqual(
      Array(2).fill(expect.stringMatching(/^A new way to sign in/)),
    );
    const signIn = await call('POST /api/auth/login', { body: { email: EMAIL, password: PASSWORD } });
    expect(signIn.body.error.code).toBe('second_factor_required');
  });

  test('takes a confirmation, for the options and for the passkey', async () => {
    const { token } = await mail.site.add('Alex');
    const refused = await call('POST /api/auth/passkeys/options', { token });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'confirmation_required']);
    await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    const { options } = (await call('POST /api/auth/passkeys/options', { token })).body;
    clock.advance(SESSION_LIMITS.confirmedMs);
    const response = new FakeAuthenticator(SITE_URL).create(options);
    const late = await call('POST /api/auth/passkeys', { token, body: { name: 'Key', response } });
    expect([late.status, late.body.error.code]).toEqual([403, 'confirmation_required']);
  });

  test('asks for a verified owner, by the address of the site and not by the Host header', async () => {
    const { token } = await mail.site.add('Alex');
    await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    const { body } = await call('POST /api/auth/passkeys/options', {
      token,
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' },
    });
    expect(body.options).toMatchObject({
      rp: { id: new URL(SITE_URL).hostname },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(body)).not.toContain('evil');
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['whose owner was not verified', { isVerified: false }],
  ])('refuses one %s', async (_what, behaviour) => {
    const { token } = await mail.site.add('Alex');
    await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    const { options } = (await call('POST /api/auth/passkeys/options', { token })).body;
    const response = new FakeAuthenticator(SITE_URL).create(options, behaviour);
    const refused = await call('POST /api/auth/passkeys', { token, body: { name: 'Key', response } });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['response']]);
    expect((await call('GET /api/auth/passkeys', { token })).body.passkeys).toEqual([]);
  });

  test('takes a challenge once, for five minutes, and of the same account', async () => {
    const [alex, steve] = [await mail.site.add('Alex'), await mail.site.add('Steve')];
    const confirm = async () => {
      for (const { token } of [alex, steve])
        await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    };
    await confirm();
    const { options } = (await call('POST /api/auth/passkeys/options', { token: alex.token })).body;
    const send = (token: string) => {
      const response = new FakeAuthenticator(SITE_URL).create(options);
      return call('POST /api/auth/passkeys', { token, body: { name: 'Key', response } });
    };
    expect((await send(steve.token)).status).toBe(422);
    expect((await send(alex.token)).status).toBe(201);
    expect((await send(alex.token)).status).toBe(422);
    const late = (await call('POST /api/auth/passkeys/options', { token: alex.token })).body.options;
    clock.advance(300_000);
    await confirm();
    const response = new FakeAuthenticator(SITE_URL).create(late);
    const refused = await call('POST /api/auth/passkeys', {
      token: alex.token,
      body: { name: 'Key', response },
    });
    expect(refused.status).toBe(422);
  });
});

describe('signing in with a passkey', () => {
  test('takes nothing else, also where an app is set up, and notes when', async () => {
    const { token, user, device } = await addWithPasskey();
    await setUpApp(call, token);
    clock.advance(60_000);
    const { status, body } = await usePasskey(call, device);
    expect([status, body.user]).toEqual([200, { ...user, secondFactor: true }]);
    const { passkeys } = (await call('GET /api/auth/passkeys', { token: body.token })).body;
    expect(passkeys[0].lastUsedAt).toBe(new Date(clock.now()).toISOString());
  });

  test('confirms the session for five minutes', async () => {
    const { device, added } = await addWithPasskey();
    const path = `DELETE /api/auth/passkeys/${String(added.body.passkey.id)}` as const;
    const late = (await usePasskey(call, device)).body.token;
    clock.advance(SESSION_LIMITS.confirmedMs);
    expect((await call(path, { token: late })).status).toBe(403);
    expect((await call(path, { token: (await usePasskey(call, device)).body.token })).status).toBe(204);
  });

  test('asks for any passkey that the device has for this site, and costs no database command', async () => {
    mail.site.database.commands.length = 0;
    const { body } = await call('POST /api/auth/login/passkey/options');
    expect(body.options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{56}$/),
      rpId: new URL(SITE_URL).hostname,
      timeout: 300_000,
      userVerification: 'required',
    });
    expect(mail.site.database.commands).toEqual([]);
  });

  test.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['by an owner who was not verified', { isVerified: false }],
    ['whose counter went back', { counter: 1 }],
  ])('refuses one that was used %s', async (_what, behaviour) => {
    const { device } = await addWithPasskey();
    expect((await usePasskey(call, device, { counter: 5 })).status).toBe(200);
    expect((await usePasskey(call, device, behaviour)).status).toBe(401);
    expect((await usePasskey(call, device, { counter: 6 })).status).toBe(200);
  });

  test('takes a challenge once, for five minutes, and only one that it gave out', async () => {
    const { device } = await addWithPasskey();
    const { options } = (await call('POST /api/auth/login/passkey/options')).body;
    const send = (given: { challenge: string }) =>
      call('POST /api/auth/login/passkey', { body: { response: device.get(given) } });
    expect((await send(options)).status).toBe(200);
    expect((await send(options)).status).toBe(401);
    const late = (await call('POST /api/auth/login/passkey/options')).body.options;
    clock.advance(300_000);
    expect((await send(late)).status).toBe(401);
    mail.site.database.commands.length = 0;
    expect((await send({ challenge: 'A'.repeat(56) })).status).toBe(401);
    expect(mail.site.database.commands).toEqual([]);
  });

  test('lets the challenge of a set-up open nothing', async () => {
    const { token, device } = await addWithPasskey();
    const { options } = (await call('POST /api/auth/passkeys/options', { token })).body;
    const body = { response: device.get(options) };
    expect((await call('POST /api/auth/login/passkey', { body })).status).toBe(401);
  });

  test('refuses a passkey that is gone, that is unknown, or that is of nobody in the same words', async () => {
    const { token, device, added } = await addWithPasskey();
    const unknown = new FakeAuthenticator(SITE_URL);
    unknown.create({ challenge: '', user: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } });
    const answers = [await usePasskey(call, unknown)];
    await call(`DELETE /api/auth/passkeys/${String(added.body.passkey.id)}`, { token });
    answers.push(await usePasskey(call, device), await usePasskey(call, device, { isVerified: false }));
    const [first, ...others] = answers.map(({ status, text }) => ({ status, text }));
    expect(first?.status).toBe(401);
    expect(others).toEqual([first, first]);
  });

  test('refuses a key that names another account', async () => {
    const { user } = await addWithPasskey();
    const thief = new FakeAuthenticator(SITE_URL);
    const handle = Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url');
    thief.create({ challenge: '', user: { id: handle } });
    expect((await usePasskey(call, thief)).status).toBe(401);
  });
});

describe('removing a passkey', () => {
  test('takes a confirmation, is told by mail, and leaves those of others alone', async () => {
    const { token, added } = await addWithPasskey();
    const path = `/api/auth/passkeys/${String(added.body.passkey.id)}`;
    const other = await mail.site.add('Steve');
    await call('POST /api/auth/confirm', { token: other.token, body: { password: PASSWORD } });
    expect((await call(`DELETE ${path}`, { token: other.token })).status).toBe(404);
    clock.advance(SESSION_LIMITS.confirmedMs);
    expect((await call(`DELETE ${path}`, { token })).status).toBe(403);
    await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    expect((await call(`DELETE ${path}`, { token })).status).toBe(204);
    expect((await call('GET /api/auth/passkeys', { token })).body.passkeys).toEqual([]);
    expect((await call('GET /api/auth/me', { token })).body.user.secondFactor).toBe(false);
    expect(mailsTo(EMAIL).map(subjectOf).at(-1)).toContain('was removed');
  });
});

test('an account with a passkey alone gets in with its password and a recovery code', async () => {
  const { added } = await addWithPasskey();
  const signIn = await call('POST /api/auth/login', { body: { email: EMAIL, password: PASSWORD } });
  const body = { ticket: signIn.body.error.ticket, code: added.body.recoveryCodes[0] };
  expect((await call('POST /api/auth/login/second', { body })).status).toBe(200);
});

test('the export names passkeys without what they are made of', async () => {
  const { token, added } = await addWithPasskey();
  await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
  const { body, text } = await call('GET /api/auth/export', { token });
  expect(body.secondFactors).toEqual({
    authenticatorApp: false,
    recoveryCodesLeft: 10,
    passkeys: [added.body.passkey],
  });
  expect(text).not.toMatch(/publicKey|counter/);
});
