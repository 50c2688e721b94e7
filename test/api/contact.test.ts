import { randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { issueCsrfToken } from '../../functions/core/auth/csrf';
import { PATIENT_MS } from '../../functions/core/database/database';
import type { Handler } from '../../functions/core/http/respond';
import { failing, type FormSink, hanging, startFormSink, taking } from '../support/fakes/form-sink';
import { visitorMessage as form } from '../support/fixtures/contact-message';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { FakeClock, limitBy } from '../support/server/fake-clock';
import { linesIn, NO_GAME_SERVERS } from '../support/server/no-game-servers';
import { prepareInstance } from '../support/server/prepare-instance';
import { SECRET } from '../support/server/secret';

let database: TestDatabase;
let sink: FormSink;
const inherited = process.env;
const backgrounds: Promise<unknown>[] = [];
beforeAll(async () => {
  [database, sink] = await Promise.all([startTestDatabase(), startFormSink()]);
});
beforeEach(async () => {
  await database.redis.flushdb();
  sink.forms.length = 0;
  sink.answer = taking;
});
afterEach(async () => {
  process.env = inherited;
  // Background work of one test must not reach the sink during the next one.
  await Promise.all(backgrounds.splice(0));
});
afterAll(() => Promise.all([database.stop(), sink.stop()]));

interface Entry {
  default: Handler;
  config?: { path?: string[]; schedule?: string };
}

/** Imports an entry as a new instance, like the local server. */
async function load(name: 'contact' | 'upkeep', variables: Record<string, string> = {}): Promise<Entry> {
  process.env = {
    ...database.variables,
    ...NO_GAME_SERVERS,
    CONTACT_FORWARD_URL: sink.url,
    SESSION_SECRET: SECRET,
    LOCAL_SERVER: '1',
    ...variables,
  };
  let entry: Entry | undefined;
  await jest.isolateModulesAsync(async () => {
    await prepareInstance();
    entry = await import(`../../functions/api/${name}`);
  });
  if (!entry) throw new Error(`${name} was not loaded.`);
  return entry;
}

const token = issueCsrfToken(SECRET);
const headers = {
  'Content-Type': 'application/json',
  Cookie: `other=1; ${CSRF_COOKIE}=${token}`,
  [CSRF_HEADER]: token,
};

interface Sending {
  /** Texts are sent unchanged, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
}
const post = async ({ default: handler }: Entry, { body = form, headers: more = {}, ip }: Sending = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const call = await callFunction(
    handler,
    '/api/contact',
    { method: 'POST', headers: { ...headers, ...more }, body: text },
    ip,
  );
  backgrounds.push(call.background);
  return call;
};
const storedIds = () => database.redis.zrange<string[]>('contact:messages', 0, -1);
const stored = (id: string) => database.redis.hgetall<Record<string, unknown>>(`contact:message:${id}`);

test('it takes POST alone', async () => {
  const entry = await load('contact');
  const { response } = await callFunction(entry.default, '/api/contact');
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('importing it with a wrong CONTACT_FORWARD_URL fails with the name of the variable', async () => {
  await expect(load('contact', { CONTACT_FORWARD_URL: 'ftp://x' })).rejects.toThrow('CONTACT_FORWARD_URL');
});

test('a message is answered with 202 once it is stored, and forwarded after the answer', async () => {
  sink.answer = hanging;
  const { response, background } = await post(await load('contact'));
  const answer = await response.json();
  expect([response.status, answer]).toEqual([202, { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  // No attempt has finished yet, so the response did not wait for one.
  const record = await stored(answer.id);
  expect(record).toMatchObject({ ...form, receivedAt: expect.any(Number), delivery: 'waiting' });
  expect(record).not.toHaveProperty('attempts');
  await sink.untilForms(1);
  await sink.goDown();
  sink.answer = taking;
  await sink.comeBack();
  await background;
});

test.each([
  ['is down', () => sink.goDown()],
  ['is slow', () => void (sink.answer = hanging)],
  ['answers 500', () => void (sink.answer = failing)],
])(
  'no message is lost when the forwarder %s: it gets each of them when it recovers',
  async (_how, breakDown) => {
    const contact = await load('contact', { ADDRESS_LIMIT_FACTOR: '10' });
    const sweep = await load('upkeep', { ADDRESS_LIMIT_FACTOR: '10' });
    await breakDown();
    const subjects = Array.from({ length: 8 }, (_, index) => `Message ${String(index)}`);
    const calls = await Promise.all(subjects.map((subject) => post(contact, { body: { ...form, subject } })));
    expect(calls.map(({ response }) => response.status)).toEqual(subjects.map(() => 202));
    if (sink.answer === hanging) await sink.untilForms(8);
    // Hanging calls are cut off here, as by their timeout.
    await sink.goDown();
    await Promise.all(calls.map(({ background }) => background));
    await sink.comeBack();
    sink.answer = taking;
    sink.forms.length = 0;
    const real = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => real + 61_000);
    const { response } = await callFunction(sweep.default, '/.netlify/functions/upkeep', {
      method: 'POST',
    });
    expect(response.status).toBe(204);
    expect(sink.forms.map(({ fields }) => fields['subject']).toSorted()).toEqual(subjects);
  },
);

test('a scheduled run logs that forwarding fails, and nothing of a message', async () => {
  sink.answer = failing;
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { background } = await post(await load('contact'));
  await background;
  const real = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => real + 61_000);
  await callFunction((await load('upkeep')).default, '/', { method: 'POST' });
  expect(linesIn(log.mock.calls)).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'warn',
      event: 'contact_forwarding',
      requestId: expect.any(String),
      delivered: 0,
      postponed: 1,
      failed: 0,
    },
  ]);
});

describe('a message that is sent again', () => {
  test('with the same key, fifty times at once, is one record with one answer', async () => {
    const contact = await load('contact', { ADDRESS_LIMIT_FACTOR: '100' });
    const body = { ...form, idempotencyKey: randomUUID() };
    const calls = await Promise.all(Array.from({ length: 50 }, () => post(contact, { body })));
    const answers = await Promise.all(calls.map(({ response }) => response.json()));
    expect(answers).toEqual(calls.map(() => ({ id: body.idempotencyKey })));
    await Promise.all(calls.map(({ background }) => background));
    expect([await storedIds(), sink.forms.length]).toEqual([[body.idempotencyKey], 1]);
  });

  test('is answered as before when the limit is reached, also by another instance', async () => {
    const contact = await load('contact');
    const body = { ...form, idempotencyKey: randomUUID() };
    expect((await post(contact, { body })).response.status).toBe(202);
    for (let count = 0; count < 8; count += 1) await post(contact);
    expect((await post(contact)).response.status).toBe(429);
    expect((await post(contact, { body })).response.status).toBe(202);
    expect((await post(await load('contact'), { body })).response.status).toBe(202);
  });
});

test('fifty different messages at once, within the limit, are all stored', async () => {
  const contact = await load('contact', { ADDRESS_LIMIT_FACTOR: '10' });
  const calls = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post(contact, { body: { ...form, subject: `No. ${String(index)}` } }),
    ),
  );
  const ids = await Promise.all(calls.map(async ({ response }) => (await response.json()).id));
  await Promise.all(calls.map(({ background }) => background));
  expect((await storedIds()).toSorted()).toEqual(ids.toSorted());
  expect(sink.forms).toHaveLength(50);
});

describe('the limit by network address', () => {
  const statuses = async (entry: Entry, count: number, sending: Sending = {}) => {
    const calls = await Promise.all(Array.from({ length: count }, () => post(entry, sending)));
    return calls.map(({ response }) => response.status);
  };
  const accepted = (list: number[]) => list.filter((status) => status === 202).length;

  test('lets five messages pass, then answers 429 and says when to come back', async () => {
    const contact = await load('contact');
    expect(accepted(await statuses(contact, 8))).toBe(5);
    const { response } = await post(contact);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ error: { code: 'rate_limited' } });
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(120);
    expect(await storedIds()).toHaveLength(5);
  });

  test('is the platform’s word on the address: headers of the client change nothing', async () => {
    const contact = await load('contact');
    const spoofed = Array.from({ length: 8 }, (_, index) =>
      post(contact, {
        headers: { 'X-Forwarded-For': `198.51.100.${String(index)}`, 'X-Real-IP': '198.51.100.99' },
      }),
    );
    expect(accepted((await Promise.all(spoofed)).map(({ response }) => response.status))).toBe(5);
    expect(accepted(await statuses(contact, 1, { ip: '198.51.100.1' }))).toBe(1);
  });

  test('is multiplied by ADDRESS_LIMIT_FACTOR on the local server, and nowhere else', async () => {
    const factor = { ADDRESS_LIMIT_FACTOR: '3' };
    expect(accepted(await statuses(await load('contact', factor), 20))).toBe(15);
    await database.redis.flushdb();
    expect(accepted(await statuses(await load('contact', { ...factor, LOCAL_SERVER: '' }), 20))).toBe(5);
  });

  test('is not used up by messages that do not pass the checks', async () => {
    const contact = await load('contact');
    expect(new Set(await statuses(contact, 10, { body: { ...form, email: 'nobody' } }))).toEqual(
      new Set([422]),
    );
    expect(accepted(await statuses(contact, 5))).toBe(5);
  });
});

describe('without the database', () => {
  const expectRefusal = async (entry: Entry) => {
    const { response } = await post(entry, { body: { ...form, idempotencyKey: randomUUID() } });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(sink.forms).toEqual([]);
  };

  test('which hangs, a message is not accepted: 503 with Retry-After within five seconds', async () => {
    const contact = await load('contact');
    const clock = new FakeClock();
    limitBy(clock);
    database.freeze();
    const refused = expectRefusal(contact);
    await clock.untilWaitingFor(PATIENT_MS);
    expect(PATIENT_MS).toBeLessThan(5_000);
    clock.advance(PATIENT_MS);
    await refused;
    database.thaw();
  });

  test('which is not set, neither', async () => {
    await expectRefusal(await load('contact', { UPSTASH_REDIS_REST_URL: '', UPSTASH_REDIS_REST_TOKEN: '' }));
  });
});
