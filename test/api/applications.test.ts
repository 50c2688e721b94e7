import { randomUUID } from 'node:crypto';
import { refusals } from '#messages/applications/refusals';
import { ANSWERS_LIMIT_BYTES } from '@/contract/applications';
import { questionsOf } from '@/lib/questions';
import { POSITIONS, applicationFor, longNameOf } from '../support/fixtures/applications';
import { type AccountSite, PASSWORD, startAccountSite } from '../support/server/account-site';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

const send = (body: unknown, call: { token?: string; ip?: string; headers?: Record<string, string> } = {}) =>
  site.call('POST /api/applications', { body, ...call });
const stored = (id: string) => site.database.redis.hgetall(`application:record:${id}`);
const records = () => site.database.redis.keys('application:record:*');

test.each(POSITIONS)('an application for %s is stored whole before it is acknowledged', async (position) => {
  const body = applicationFor(position);
  const { status, body: answer } = await send(body);
  expect([status, answer]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(await stored(answer.id)).toMatchObject({
    position,
    answers: body.answers,
    guidelinesReadAt: Date.parse(String(body.guidelinesReadAt)),
    state: 'new',
    note: '',
    announcement: 'stored',
  });
});

test('without a webhook nothing waits to be announced', async () => {
  await send(applicationFor('Architect'));
  expect(await site.database.redis.exists('application:outbox')).toBe(0);
});

test('what an applicant writes comes back as it was, in any language, as text', async () => {
  const long = longNameOf('Architect');
  const written =
    '<script>alert(1)</script> @everyone\n**bold** Привет مرحبا 👩‍🚀 ${7*7} \'); redis.call("FLUSHALL")';
  const { body } = await send(applicationFor('Architect', { [long]: written }));
  expect(await stored(body.id)).toMatchObject({ answers: { [long]: written } });
});

describe('the key', () => {
  test('fifty at once with one key are one application with one id', async () => {
    const body = applicationFor('Moderator');
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await records()).toHaveLength(1);
  });

  test('fifty at once at five instances are one too', async () => {
    const instances = [site.call];
    while (instances.length < 5) instances.push(await site.another());
    const body = applicationFor('Moderator');
    const answers = await Promise.all(
      instances.flatMap((call) => Array.from({ length: 10 }, () => call('POST /api/applications', { body }))),
    );
    expect(new Set(answers.map((answer) => `${String(answer.status)} ${String(answer.body.id)}`)).size).toBe(
      1,
    );
    expect(await records()).toHaveLength(1);
  });

  test('brings the same id again, whatever else is sent, and whoever sends it', async () => {
    const body = applicationFor('Moderator');
    const { id } = (await send(body)).body;
    const key = body.idempotencyKey;
    for (const again of [
      body,
      { idempotencyKey: key },
      { ...body, idempotencyKey: key.toUpperCase() },
      { ...body, position: 'King', answers: 5, guidelinesReadAt: '1999-01-01T00:00:00Z' },
    ]) {
      expect(await send(again)).toMatchObject({ status: 201, body: { id } });
    }
    expect(await send(body, { headers: { Authorization: 'Bearer expired' } })).toMatchObject({ status: 201 });
    expect(await records()).toHaveLength(1);
  });

  test.each([undefined, null, '', 'key', 5, {}, ['a'], '__proto__'])(
    '%j is none: 422',
    async (idempotencyKey) => {
      const { status, body } = await send({ ...applicationFor('Moderator'), idempotencyKey });
      expect([status, Object.keys(body.error.fields)]).toEqual([422, ['idempotencyKey']]);
    },
  );

  test('is stored as its hash only', async () => {
    const body = applicationFor('Moderator');
    const { id } = (await send(body)).body;
    const everything = JSON.stringify([await stored(id), await site.database.redis.keys('*')]);
    expect(everything).not.toContain(body.idempotencyKey);
  });
});

test('an application of 64 kB is taken, and one of a byte more is refused at its longest answer', async () => {
  const { answers } = applicationFor('Moderator');
  const long = questionsOf('Moderator').filter(({ kind }) => kind === 'long');
  const others = Object.entries(answers).filter(([name]) => !long.some((question) => question.id === name));
  const used = Buffer.byteLength(others.map(([, answer]) => answer).join(''));
  const share = Math.floor((ANSWERS_LIMIT_BYTES - used) / long.length);
  const filled = Object.fromEntries(long.map(({ id: name }) => [name, 'é'.repeat(Math.floor(share / 2))]));
  const [first = ''] = long.map(({ id: name }) => name);
  const total = Buffer.byteLength(Object.values({ ...answers, ...filled }).join(''));
  const whole = { ...filled, [first]: `${filled[first] ?? ''}${'a'.repeat(ANSWERS_LIMIT_BYTES - total)}` };
  expect((await send(applicationFor('Moderator', whole))).status).toBe(201);
  const tooLong = { ...whole, [first]: `${whole[first] ?? ''}a`, ign: 'Other' };
  const { status, body } = await send(applicationFor('Moderator', tooLong));
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [`answers.${first}`]]);
});

describe('the applicant', () => {
  test('has one open application for a position, in whatever case the names are written', async () => {
    expect((await send(applicationFor('Architect', { ign: 'Alex', discord: 'alex#1' }))).status).toBe(201);
    const { status, body } = await send(applicationFor('Architect', { ign: 'ALEX', discord: 'Alex#1' }));
    expect([status, body.error.code, body.error.message]).toEqual([409, 'conflict', refusals.ofStranger]);
    expect((await send(applicationFor('Moderator', { ign: 'Alex', discord: 'alex#1' }))).status).toBe(201);
    expect((await send(applicationFor('Architect', { ign: 'Alex', discord: 'alex#2' }))).status).toBe(201);
  });

  test('of ten applications at once for one position, each with its own key, one is taken', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(applicationFor('Partner'))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await records()).toHaveLength(1);
  });

  test('is the account of a bearer, whatever names are in the answers', async () => {
    const { token, user } = await site.add('Alex');
    const { body } = await send(applicationFor('Architect', { ign: 'Somebody' }), { token });
    expect(await stored(body.id)).toMatchObject({ userId: user.id, username: 'Alex' });
    expect((await send(applicationFor('Architect', { ign: 'Other' }), { token })).status).toBe(409);
    expect((await send(applicationFor('Architect', { ign: 'Somebody' }))).status).toBe(201);
  });

  test.each(['Bearer garbage', `Bearer ${'A'.repeat(64)}`, 'Basic YTpi'])(
    'with %s is nobody: 401, and nothing is stored',
    async (Authorization) => {
      const { status, body } = await send(applicationFor('Architect'), { headers: { Authorization } });
      expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
      expect(await records()).toEqual([]);
    },
  );
});

test('without a bearer the anti-forgery pair is wanted before anything else', async () => {
  site.database.commands.length = 0;
  const { status, body } = await site.call('POST /api/applications', {
    body: '{',
    headers: { Cookie: '', 'X-XSRF-TOKEN': '' },
  });
  expect([status, body.error.code, site.database.commands]).toEqual([403, 'csrf_failed', []]);
});

describe('the private link', () => {
  const withKey = (key: string) => ({ headers: { Authorization: `Application ${key}` } });

  test('shows state and note to who has the key, and nothing of the answers', async () => {
    const sent = applicationFor('Architect');
    const { id } = (await send(sent)).body;
    const path = `GET /api/applications/${String(id)}`;
    const { status, body } = await site.call(path, withKey(sent.idempotencyKey));
    expect([status, body]).toEqual([
      200,
      {
        id,
        position: 'Architect',
        state: 'new',
        note: '',
        submittedAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  test('shows what was sent apart from that, to who has the key, until it is withdrawn', async () => {
    const sent = applicationFor('Architect');
    const { id } = (await send(sent)).body;
    const path = `GET /api/applications/${String(id)}/answers`;
    const { status, body } = await site.call(path, withKey(sent.idempotencyKey));
    expect([status, body]).toEqual([200, { answers: expect.objectContaining(sent.answers) }]);
    expect((await site.call(path, withKey(randomUUID()))).status).toBe(404);
    await site.call(`DELETE /api/applications/${String(id)}`, withKey(sent.idempotencyKey));
    expect((await site.call(path, withKey(sent.idempotencyKey))).status).toBe(404);
  });

  test('shows what was sent to its account, too, once that is confirmed, and to no other one', async () => {
    const [owner, other] = [await site.add('Owner'), await site.add('Other')];
    const sent = applicationFor('Architect');
    const { id } = (await send(sent, owner)).body;
    const path = `GET /api/applications/${String(id)}/answers`;
    expect((await site.call(path, { token: owner.token })).body.error.code).toBe('confirmation_required');
    for (const { token } of [owner, other])
      await site.call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    const shown = await site.call(path, { token: owner.token });
    expect([shown.status, shown.body.answers]).toEqual([200, expect.objectContaining(sent.answers)]);
    expect((await site.call(path, { token: other.token })).status).toBe(404);
  });

  test('answers a wrong key as it does an unknown application', async () => {
    const sent = applicationFor('Architect');
    const { id } = (await send(sent)).body;
    const unknown = await site.call(`GET /api/applications/${randomUUID()}`, withKey(sent.idempotencyKey));
    expect(unknown.status).toBe(404);
    for (const method of ['GET', 'DELETE']) {
      for (const headers of [
        {},
        { Authorization: sent.idempotencyKey },
        { Authorization: 'Application' },
        { Authorization: `Application ${randomUUID()}` },
        { Authorization: `Application ${'a'.repeat(5_000)}` },
        { Authorization: `Application ${sent.idempotencyKey} ${sent.idempotencyKey}` },
      ]) {
        const { status, text } = await site.call(`${method} /api/applications/${String(id)}`, { headers });
        expect([headers, status, text]).toEqual([headers, 404, unknown.text]);
      }
      const key = withKey(sent.idempotencyKey);
      for (const other of ['x', '%00', '__proto__', String(id).toUpperCase(), 'a'.repeat(5_000)]) {
        const { status, text } = await site.call(`${method} /api/applications/${other}`, key);
        expect([other, status, text]).toEqual([other, 404, unknown.text]);
      }
    }
    const { status } = await site.call(`GET /api/applications/${String(id)}?key=${sent.idempotencyKey}`);
    expect(status).toBe(404);
  });

  test('asks the database of no application that the site never gave an id to', async () => {
    const key = withKey(randomUUID());
    site.database.commands.length = 0;
    for (let n = 0; n < 100; n += 1) {
      expect((await site.call(`GET /api/applications/${randomUUID()}`, key)).status).toBe(404);
    }
    expect(site.database.commands).toEqual([]);
  });
});

test('an account sees what it has sent, newest first, and nothing of others', async () => {
  const [{ token }, other] = [await site.add('Alex'), await site.add('Steve')];
  const first = (await send(applicationFor('Architect'), { token })).body;
  const second = (await send(applicationFor('Moderator'), { token })).body;
  await send(applicationFor('Moderator'), { token: other.token });
  await send(applicationFor('Partner'));
  const { status, body } = await site.call('GET /api/applications/mine', { token });
  const ids = body.applications.map(({ id }: { id: string }) => id);
  expect([status, ids.toSorted()]).toEqual([200, [first.id, second.id].toSorted()]);
  expect(body.applications[0].submittedAt >= body.applications[1].submittedAt).toBe(true);
  expect((await site.call('GET /api/applications/mine')).status).toBe(401);
});

describe('the limit of an address', () => {
  let strict: AccountSite;
  beforeAll(async () => {
    strict = await startAccountSite({ ADDRESS_LIMIT_FACTOR: '1' });
  });
  afterAll(() => strict.stop());

  test('is 60 at once; what was sent before, and what does not pass the checks, is free', async () => {
    const ip = '203.0.113.7';
    const post = (body: unknown, from = ip) => strict.call('POST /api/applications', { body, ip: from });
    const body = applicationFor('Architect', { ign: 'First' });
    // Concurrent and sequential retries together use one token.
    await Promise.all(Array.from({ length: 50 }, () => post(body)));
    for (let n = 0; n < 20; n += 1) expect((await post(body)).status).toBe(201);
    for (let n = 0; n < 20; n += 1) expect((await post({ ...body, idempotencyKey: 'x' })).status).toBe(422);
    for (let n = 0; n < 59; n += 1) {
      expect((await post(applicationFor('Architect', { ign: `Player${String(n)}` }))).status).toBe(201);
    }
    const refused = await post(applicationFor('Architect', { ign: 'Late' }));
    expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await post(body)).status).toBe(201);
    expect((await post(applicationFor('Architect', { ign: 'Late' }), '198.51.100.1')).status).toBe(201);
  });
});

test('while the database hangs or is away nothing is acknowledged', async () => {
  const own = await startAccountSite();
  own.database.freeze();
  const hanging = await own.call('POST /api/applications', { body: applicationFor('Architect') });
  await own.stop();
  const away = await own.call('POST /api/applications', { body: applicationFor('Architect') });
  for (const { status, body, headers } of [hanging, away]) {
    expect([status, body.error.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '10']);
  }
});
