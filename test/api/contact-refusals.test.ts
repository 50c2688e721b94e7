import { perContactField } from '@/contract/contact-fields';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { issueCsrfToken } from '../../functions/core/auth/csrf';
import type { Handler } from '../../functions/core/http/respond';
import { visitorMessage as form } from '../support/fixtures/contact-message';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { SECRET } from '../support/server/secret';

let database: TestDatabase;
let handler: Handler;
const inherited = process.env;
beforeAll(async () => {
  database = await startTestDatabase();
  process.env = {
    ...database.variables,
    SESSION_SECRET: SECRET,
    LOCAL_SERVER: '1',
    ADDRESS_LIMIT_FACTOR: '1000',
  };
  ({ default: handler } = await import('../../functions/api/contact'));
});
beforeEach(() => database.redis.flushdb());
afterAll(async () => {
  process.env = inherited;
  await database.stop();
});

const token = issueCsrfToken(SECRET);
const withToken = { Cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };

/** Sends a body unchanged and returns the response. Checks that nothing is stored. */
async function refusal(body: BodyInit, headers: Record<string, string> = {}) {
  const { response } = await callFunction(handler, '/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...withToken, ...headers },
    body,
  });
  const { error } = await response.json();
  expect(await database.redis.keys('contact:*')).toEqual([]);
  return { status: response.status, code: error.code, fields: error.fields, message: error.message };
}

describe('anti-forgery', () => {
  const other = issueCsrfToken(SECRET);
  const forged = issueCsrfToken('another secret of 32 characters!');
  test.each<[string, Record<string, string>]>([
    ['neither cookie nor header', { Cookie: '', [CSRF_HEADER]: '' }],
    ['no header', { [CSRF_HEADER]: '' }],
    ['no cookie', { Cookie: '' }],
    ['a header that differs from the cookie', { [CSRF_HEADER]: other }],
    ['a token that we did not sign', { Cookie: `${CSRF_COOKIE}=${forged}`, [CSRF_HEADER]: forged }],
    ['two empty tokens', { Cookie: `${CSRF_COOKIE}=`, [CSRF_HEADER]: '' }],
    ['an authorization that is no bearer', { Authorization: 'Basic YTpi', [CSRF_HEADER]: '' }],
  ])('refuses %s with 403, before it looks at the body', async (_what, headers) => {
    expect(await refusal('not even JSON', headers)).toMatchObject({ status: 403, code: 'csrf_failed' });
  });

  test('refuses a hash that the site made for another use, such as the one of a network in the database', async () => {
    const withBody = { method: 'POST', headers: { 'Content-Type': 'application/json', ...withToken } };
    const body = JSON.stringify(form);
    await callFunction(handler, '/api/contact', { ...withBody, body }, '2001:db8:1:2::6');
    const keys = await database.redis.keys('limit:contact:*');
    const networks = ['2001:db8:1:2::/64', '2001:db8:1:00::/56', '2001:db8:1::/48'];
    expect(keys).toHaveLength(networks.length);
    await database.redis.flushdb();
    for (const hash of keys.map((key) => String(key.split(':').at(-1)))) {
      for (const network of networks) {
        const made = `network:${network}.${hash}`;
        const headers = { Cookie: `${CSRF_COOKIE}=${made}`, [CSRF_HEADER]: made };
        expect(await refusal('not even JSON', headers)).toMatchObject({ status: 403, code: 'csrf_failed' });
      }
    }
  });

  test('comes before limits: a thousand forged calls cost no command', async () => {
    database.commands.length = 0;
    const options = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
    };
    for (let count = 0; count < 1_000; count += 1) await callFunction(handler, '/api/contact', options);
    expect(database.commands).toEqual([]);
  });

  test('is not asked of a bearer, which no browser sends by itself', async () => {
    const { response } = await callFunction(handler, '/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer abc' },
      body: JSON.stringify(form),
    });
    expect(response.status).toBe(202);
  });
});

test('each wrong field is named, with what is wrong', async () => {
  expect(await refusal('{}')).toEqual({
    status: 422,
    code: 'validation_failed',
    message: 'Please check the fields.',
    fields: {
      ...perContactField(() => expect.stringMatching(/ is required$/)),
      email: 'Email address is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  });
  const long = { ...form, email: 'alex@example', subject: 'a'.repeat(121), message: 'a'.repeat(5_001) };
  expect((await refusal(JSON.stringify(long))).fields).toEqual({
    email: 'Please enter a valid email address',
    subject: 'Subject is limited to 120 characters',
    message: 'Message is limited to 5,000 characters',
  });
});

test('what is not JSON, and what is too large, is refused as such', async () => {
  expect(
    await refusal('email=a@b.co', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  ).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  });
  expect(await refusal(JSON.stringify({ ...form, message: 'a'.repeat(65_536) }))).toMatchObject({
    status: 413,
    code: 'too_large',
  });
  expect(await refusal('{"email":')).toMatchObject({ status: 400, code: 'malformed' });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const hostile = [
  'null',
  '5',
  '"text"',
  '[]',
  JSON.stringify([form]),
  nested(30_000),
  `{"email":${nested(30_000)}}`,
  `${'{"email":'.repeat(6_000)}1${'}'.repeat(6_000)}`,
  '{"__proto__":{"email":"a@b.co","subject":"a","message":"b"}}',
  '{"constructor":{"prototype":{"email":"a@b.co"}}}',
  '{"email":{"__isYupRef":true},"subject":{"__isYupRef":true}}',
  '{"__isYupSchema__":true,"email":{"__isYupSchema__":true}}',
  '{"email":{"toString":1},"subject":{"valueOf":1},"message":{"then":1}}',
  '{"email":{"name":"ValidationError","errors":[],"inner":[]}}',
  '{"email":["a@b.co"],"subject":1e999,"message":true}',
  '{"email":"a@b.co","subject":"\\u0000","message":"\\ud800"}',
  `{"email":"a@b.co","subject":"a","message":"b","idempotencyKey":"contact:messages"}`,
];
test.each(hostile.map((body) => [body.slice(0, 60), body]))(
  'hostile input is refused in the shape of an error, never with a fault: %s',
  async (_start, body) => {
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { status, code, message } = await refusal(body);
    expect([400, 422]).toContain(status);
    expect(code).toBe(status === 400 ? 'malformed' : 'validation_failed');
    expect(message).toEqual(expect.any(String));
    expect(log).not.toHaveBeenCalled();
    expect({}).not.toHaveProperty('email');
  },
);

test('fields that the form does not have are dropped, also those of the record', async () => {
  const body = JSON.stringify({
    ...form,
    delivery: 'failed',
    receivedAt: 1,
    attempts: 9,
    role: 'admin',
    id: 'x',
  });
  const { response, background } = await callFunction(handler, '/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...withToken },
    body,
  });
  await background;
  const { id } = await response.json();
  expect(await database.redis.hgetall(`contact:message:${String(id)}`)).toEqual({
    ...form,
    receivedAt: expect.any(Number),
  });
});

test('scripts in a message are text like any other', async () => {
  const message = `<script>alert(1)</script>'); DROP TABLE x; -- \${7*7} {{7*7}} redis.call('FLUSHALL')`;
  const { response } = await callFunction(handler, '/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...withToken },
    body: JSON.stringify({ ...form, message }),
  });
  const { id } = await response.json();
  expect(await database.redis.hget(`contact:message:${String(id)}`, 'message')).toBe(message);
});
