import { callFunction } from '../../../test/support/server/call-function';
import { testAuthContext } from '../../../test/support/server/test-auth-context';
import { ApiError } from '../errors/api-error';
import { UnavailableError } from '../errors/unavailable-error';
import { json } from './answers';
import { type Method, route } from './route';
import { serve } from './serve';

const publicRoute = (method: Method, handle: () => Response) =>
  route({
    method,
    path: '/health',
    summary: 'Try',
    gives: { 200: null },
    auth: 'public',
    limit: null,
    body: null,
    handle,
  });
const hello = serve(
  [
    publicRoute('GET', () => json<unknown>({ hello: 'world' })),
    publicRoute('POST', () => json<unknown>({ made: true }, { status: 201 })),
  ],
  testAuthContext(),
);
const failing = (fault: unknown) =>
  serve(
    [
      publicRoute('GET', () => {
        throw fault;
      }),
    ],
    testAuthContext(),
  );

/** Returns the function's log output during a run. */
async function logOf(run: () => Promise<unknown>): Promise<string> {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await run();
  return write.mock.calls.map(([text]) => String(text)).join('');
}

test('each method reaches its own handler', async () => {
  const { response } = await callFunction(hello, '/api/health');
  expect([response.status, await response.json()]).toEqual([200, { hello: 'world' }]);
  const made = await callFunction(hello, '/api/health', {
    method: 'POST',
    headers: { Authorization: 'Bearer one' },
  });
  expect([made.response.status, await made.response.json()]).toEqual([201, { made: true }]);
});

test('HEAD is answered as GET is, without the body', async () => {
  const { response } = await callFunction(hello, '/api/health', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
});

test('HEAD of a failure has its status and no body either', async () => {
  const { response } = await callFunction(failing(new ApiError('not_found', 'Gone.')), '/api/health', {
    method: 'HEAD',
  });
  expect([response.status, await response.text()]).toEqual([404, '']);
});

test('OPTIONS tells the methods', async () => {
  const { response } = await callFunction(hello, '/api/health', { method: 'OPTIONS' });
  expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
});

test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  '%s, which it does not serve, is a 405 with Allow',
  async (method) => {
    const { response } = await callFunction(hello, '/api/health', { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  },
);

test('an ApiError is answered in the shape of the contract, with the status of its code', async () => {
  const fault = new ApiError('validation_failed', 'Check the fields.', { fields: { email: 'is missing' } });
  const { response } = await callFunction(failing(fault), '/api/health');
  expect([response.status, await response.json()]).toEqual([
    422,
    { error: { code: 'validation_failed', message: 'Check the fields.', fields: { email: 'is missing' } } },
  ]);
});

test('an ApiError that says when to come again sends Retry-After', async () => {
  const fault = new ApiError('unavailable', 'Not now.', { retryAfter: 30 });
  const { response } = await callFunction(failing(fault), '/api/health');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await response.json()).toEqual({ error: { code: 'unavailable', message: 'Not now.' } });
});

test.each([new Error('token=hunter2'), 'token=hunter2', null, { secret: 'hunter2' }])(
  'an unknown fault is a bare 500, and neither answer nor log repeats what it says: %p',
  async (fault) => {
    const log = await logOf(async () => {
      const { response } = await callFunction(failing(fault), '/api/health?token=hunter2');
      expect([response.status, await response.json()]).toEqual([
        500,
        { error: { code: 'internal', message: 'Something went wrong on our side.' } },
      ]);
    });
    expect(JSON.parse(log)).toMatchObject({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'error',
      event: 'fault',
      method: 'GET',
      path: '/api/health',
    });
    expect(log).not.toContain('hunter2');
  },
);

test('what is unavailable is a 503 that says when to come again, and is noticed', async () => {
  const log = await logOf(async () => {
    const { response } = await callFunction(failing(new UnavailableError('hunter2')), '/api/health');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    expect((await response.json()).error.code).toBe('unavailable');
  });
  expect(JSON.parse(log)).toMatchObject({ event: 'unavailable', path: '/api/health' });
  expect(log).not.toContain('hunter2');
});

test('the log of an unknown fault says where it came from', async () => {
  const log = await logOf(() => callFunction(failing(new RangeError('secret')), '/api/health'));
  expect(JSON.parse(log)).toMatchObject({ fault: 'RangeError' });
  expect(log).toContain('serve.test.ts');
});

test('an answer names the request, and writes no line of its own unless asked', async () => {
  const log = await logOf(async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE']) {
      const { headers } = (await callFunction(hello, '/api/health', { method })).response;
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
  expect(log).toBe('');
});

test.each(['GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE'])(
  'the answer to %s is locked down and kept by nobody',
  async (method) => {
    const { headers } = (await callFunction(hello, '/api/health', { method })).response;
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
  },
);
