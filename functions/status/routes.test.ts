import { setImmediate } from 'node:timers/promises';
import { perServer } from '@/lib/servers';
import { offlineServer, onlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { callFunction } from '../../test/support/server/call-function';
import { testAuthContext } from '../../test/support/server/test-auth-context';
import { serve } from '../core/http/serve';
import { statusRoutes } from './routes';
import type { StatusReport } from './status';

const KEPT = 'public, durable, max-age=30, stale-while-revalidate=60';
const KEPT_BRIEFLY = 'public, durable, max-age=5';

const callStatus = (report: Partial<StatusReport>, query = '') => {
  const whole = { response: statusResponse(), background: Promise.resolve(), ...report };
  const history = {
    read: () => Promise.reject(new Error('nobody asks')),
    catchUp: () => Promise.resolve(),
    record: () => Promise.resolve(),
    sumUp: () => Promise.resolve(),
  };
  const routes = statusRoutes({ status: { current: () => Promise.resolve(whole) }, history });
  return callFunction(serve(routes, testAuthContext()), `/api/status${query}`);
};

const nobody = perServer(() => offlineServer());

test.each([
  ['a fresh response', KEPT, statusResponse()],
  [
    'one in which a single server replied',
    KEPT,
    statusResponse({ ...nobody, [OTHER_SERVER]: onlineServer() }),
  ],
  [
    'one in which a lookup calls every server offline',
    KEPT,
    statusResponse({ ...nobody, [OTHER_SERVER]: offlineServer({ source: 'lookup' }) }),
  ],
  ['one in which no server replied', KEPT_BRIEFLY, statusResponse(nobody)],
  ['a stale one', KEPT_BRIEFLY, statusResponse({}, { stale: true })],
])('the CDN is told how long to keep %s: %s', async (_what, kept, body) => {
  const { response } = await callStatus({ response: body });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(body);
  expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe(kept);
  expect(response.headers.get('Netlify-Vary')).toBe('query=mode');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test('the response does not wait for what goes on in the background, and the platform does', async () => {
  let finish: () => void = () => undefined;
  const background = new Promise<void>((resolve) => (finish = resolve));
  const call = await callStatus({ background });
  expect(call.response.status).toBe(200);
  let isAwaited = true;
  const awaited = call.background.then(() => (isAwaited = false));
  await setImmediate();
  expect(isAwaited).toBe(true);
  finish();
  await awaited;
});

test('a made-up mode, which the CDN cannot know, is refused before the status is asked for', async () => {
  const current = jest.fn(() => Promise.reject(new Error('nobody asks')));
  const nothing = () => Promise.resolve();
  const history = { read: current, catchUp: nothing, record: nothing, sumUp: nothing };
  const routes = statusRoutes({ status: { current }, history });
  for (const query of ['?mode=1', '?mode=', '?mode=skywars&mode=2']) {
    const { response } = await callFunction(serve(routes, testAuthContext()), `/api/status${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: { mode: expect.any(String) } } });
  }
  expect(current).not.toHaveBeenCalled();
});

test.each(['', '?mode=skywars', '?mode=parkour', '?utm_source=x'])('%j is answered alike', async (query) => {
  const { response } = await callStatus({}, query);
  expect([response.status, response.headers.get('Netlify-Vary')]).toEqual([200, 'query=mode']);
});
