import { callFunction } from '../../../test/support/server/call-function';
import { testAuthContext } from '../../../test/support/server/test-auth-context';

/** Loads functions as on a site that logs its calls. */
async function load() {
  process.env.LOG_CALLS = '1';
  const [{ route }, { serve }, { schedule }] = await Promise.all([
    import('./route'),
    import('./serve'),
    import('./schedule'),
  ]);
  return { route, serve, schedule };
}

let written: string[];
beforeEach(() => {
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
const lines = () => written.map((line): Record<string, unknown> => JSON.parse(line));

test('each call is one line that names the route and not the address', async () => {
  const { route, serve } = await load();
  const user = serve(
    [
      route({
        method: 'GET',
        path: '/admin/users/:id',
        summary: 'Try',
        gives: { 200: null },
        auth: 'public',
        limit: null,
        body: null,
        handle: () => new Response('hunter2', { status: 200 }),
      }),
    ],
    testAuthContext(),
  );
  const { response } = await callFunction(user, '/api/admin/users/secret-one?email=a@example.org');
  expect(lines()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      event: 'call',
      requestId: response.headers.get('X-Request-Id'),
      route: '/admin/users/:id',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
  await callFunction(user, '/api/admin/users/secret-one', { method: 'PUT' });
  await callFunction(user, '/api/nothing/secret-one');
  expect(lines().slice(1)).toMatchObject([
    { route: '/admin/users/:id', method: 'PUT', status: 405 },
    { route: null, method: 'GET', status: 404 },
  ]);
  expect(written.join('')).not.toMatch(/secret-one|example\.org|hunter2/);
});

test('a failure of ours is an error, with the id that its answer has', async () => {
  const { route, serve } = await load();
  const broken = serve(
    [
      route({
        method: 'POST',
        path: '/contact',
        summary: 'Try',
        gives: { 200: null },
        auth: 'public',
        isSigned: true,
        limit: null,
        body: null,
        handle: () => Promise.reject(new RangeError()),
      }),
    ],
    testAuthContext(),
  );
  const { response } = await callFunction(broken, '/api/contact', { method: 'POST' });
  const requestId = response.headers.get('X-Request-Id');
  expect(lines()).toMatchObject([
    { event: 'fault', requestId },
    { event: 'call', level: 'error', route: '/contact', status: 500, requestId },
  ]);
});

test('a scheduled run is one line by the name of its function', async () => {
  const { schedule } = await load();
  await callFunction(
    schedule(() => Promise.resolve(null)),
    '/.netlify/functions/upkeep',
    { method: 'POST' },
  );
  await callFunction(
    schedule(() => Promise.reject(new Error())),
    '/.netlify/functions/upkeep',
    {
      method: 'POST',
    },
  );
  expect(lines().filter(({ event }) => event === 'run')).toMatchObject([
    { level: 'info', job: 'upkeep', status: 204, ms: expect.any(Number) },
    { level: 'error', job: 'upkeep', status: 500 },
  ]);
});
