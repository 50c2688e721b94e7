import { SESSION_LIMITS } from '../../functions/core/auth/session-limits';
import { PASSWORD } from '../support/server/account-site';
import { setUpMailSite } from '../support/server/mail-site';
import { addPasskey, PERIOD_MS, setUpApp, stopClock } from '../support/server/second-factor';
import { codeOf } from '../support/server/totp-code';

const mail = setUpMailSite();
const { call } = mail;
const EMAIL = 'Alex@example.org';

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});

const add = () => mail.site.add('Alex');
const signIn = () => call('POST /api/auth/login', { body: { email: EMAIL, password: PASSWORD } });
const confirmSession = (token: string) =>
  call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
const begin = (token: string) => call('POST /api/auth/totp', { token });
const finish = (token: string, secret: string, steps = 0) =>
  call('POST /api/auth/totp/confirm', {
    token,
    body: { code: codeOf(secret, clock.now() + steps * PERIOD_MS) },
  });

describe('a stolen session', () => {
  test('adds no factor while it is new, and so gets nothing to confirm itself with', async () => {
    await add();
    const { token } = (await signIn()).body;
    for (const what of ['totp', 'passkeys/options', 'passkeys']) {
      const body = { name: 'Key', response: { id: 'x', response: {} } };
      const refused = await call(`POST /api/auth/${what}`, { token, ...(what === 'passkeys' && { body }) });
      expect([what, refused.status]).toEqual([what, what === 'passkeys' ? 422 : 403]);
    }
    expect((await begin(token)).body.error.code).toBe('confirmation_required');
    expect(await mail.site.database.redis.hlen('account:factors')).toBe(0);
  });

  test('does not finish the set-up that another session began', async () => {
    const { token } = await add();
    await confirmSession(token);
    const { secret } = (await begin(token)).body;
    const stolen = (await signIn()).body.token;
    expect((await finish(stolen, secret)).status).toBe(409);
    expect((await finish(token, secret)).status).toBe(200);
  });

  test('has to wait after the fifth wrong code of a set-up', async () => {
    const { token } = await add();
    await confirmSession(token);
    const { secret } = (await begin(token)).body;
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) statuses.push((await finish(token, secret, 10 + n)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const early = await finish(token, secret);
    expect([early.status, Number(early.headers.get('Retry-After'))]).toEqual([429, 2]);
    clock.advance(2_000);
    expect((await finish(token, secret)).status).toBe(200);
  });
});

describe('recovery codes', () => {
  test('stay when an app is added to a passkey', async () => {
    const { token } = await add();
    const { added } = await addPasskey(call, token);
    const [code = ''] = added.body.recoveryCodes as string[];
    expect((await setUpApp(call, token)).recoveryCodes).toEqual([]);
    expect((await call('GET /api/auth/totp', { token })).body.recoveryCodes).toBe(10);
    expect((await call('POST /api/auth/confirm', { token, body: { code } })).status).toBe(204);
  });

  test('are new with another factor once all are used up', async () => {
    const { token } = await add();
    const { added } = await addPasskey(call, token);
    for (const code of added.body.recoveryCodes as string[])
      expect((await call('POST /api/auth/confirm', { token, body: { code } })).status).toBe(204);
    expect((await setUpApp(call, token)).recoveryCodes).toHaveLength(10);
  });

  test('have over 112 random bits, and are stored as another text for each account', async () => {
    const [alex, steve] = [await add(), await mail.site.add('Steve')];
    const codes = (await setUpApp(call, alex.token)).recoveryCodes;
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}(?:-[a-hjkmnp-z2-9]{6}){3}$/);
    const { redis } = mail.site.database;
    const factors: Record<string, unknown> = (await redis.hgetall('account:factors')) ?? {};
    await redis.hset('account:factors', { [steve.user.id]: factors[alex.user.id] });
    const confirm = (token: string) => call('POST /api/auth/confirm', { token, body: { code: codes[0] } });
    expect((await confirm(steve.token)).status).toBe(401);
    expect((await confirm(alex.token)).status).toBe(204);
  });
});

test('a sign-in with a code confirms its session for five minutes', async () => {
  const { token } = await add();
  const { code } = await setUpApp(call, token);
  const signInByCode = async (): Promise<string> => {
    clock.advance(PERIOD_MS);
    const { ticket } = (await signIn()).body.error;
    return (await call('POST /api/auth/login/second', { body: { ticket, code: code() } })).body.token;
  };
  const remove = async (of: string) => (await call('DELETE /api/auth/totp', { token: of })).status;
  const late = await signInByCode();
  clock.advance(SESSION_LIMITS.confirmedMs);
  expect(await remove(late)).toBe(403);
  expect(await remove(await signInByCode())).toBe(204);
});
