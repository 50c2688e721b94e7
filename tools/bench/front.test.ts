import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BROWSERS_HEADER, forSharedCache, startFront } from './front';

const FOR_ALL = 'public, durable, max-age=30, stale-while-revalidate=60';
const FOR_BROWSERS = 'public, max-age=0, must-revalidate';

test('a shared cache gets what is said to the CDN, and keeps what browsers are to get', () => {
  const headers = { 'cache-control': FOR_BROWSERS, 'netlify-cdn-cache-control': FOR_ALL };
  expect(forSharedCache(headers)).toMatchObject({
    'cache-control': FOR_ALL,
    [BROWSERS_HEADER]: FOR_BROWSERS,
  });
});

test('what is said to nobody in particular counts for a shared cache, too', () => {
  expect(forSharedCache({ 'cache-control': 'no-store' })).toMatchObject({
    'cache-control': 'no-store',
    [BROWSERS_HEADER]: 'no-store',
  });
  expect(forSharedCache({ etag: '"1"' })).toEqual({ etag: '"1"' });
});

test('passes requests on, and counts them and the bytes of their responses', async () => {
  const site = createServer((incoming, outgoing) => incoming.pipe(outgoing)).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const front = await startFront(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}`);
  try {
    const body = 'x'.repeat(5_000);
    const response = await fetch(`${front.url}/echo?n=1`, { method: 'POST', body });
    expect(await response.text()).toBe(body);
    await (await fetch(`${front.url}/echo?n=2`)).text();
    expect([...front.requests]).toEqual([['/echo', 2]]);
    expect(front.sent()).toBeGreaterThan(5_000);
    expect(front.sent()).toBeLessThan(6_000);
  } finally {
    await front.close();
    site.closeAllConnections();
    site.close();
  }
});
