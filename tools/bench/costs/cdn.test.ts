import { cachedForAll } from '../../../functions/core/http/answers';
import { createCdn } from './cdn';

const STATUS = '/api/status';

/** Starts a CDN in front of a function that answers with its number of calls. */
function startCdn(headers: Record<string, string>, status = 200) {
  let [now, runs] = [0, 0];
  const cdn = createCdn({ now: () => now });
  const run = () => {
    runs += 1;
    return Promise.resolve({ status, headers: new Headers(headers), text: String(runs), bytes: 1 });
  };
  return {
    get: async (target = STATUS) => (await cdn.get(target, run)).text,
    pass: (seconds: number) => (now += seconds * 1_000),
    runs: () => runs,
  };
}

test('an answer is kept while it is fresh, served once more and renewed while it is stale, and forgotten then', async () => {
  const { get, pass, runs } = startCdn(cachedForAll());
  expect([await get(), await get()]).toEqual(['1', '1']);
  pass(29);
  expect(await get()).toBe('1');
  pass(1);
  expect([await get(), await get()]).toEqual(['1', '2']);
  pass(90);
  expect([await get(), runs()]).toEqual(['3', 3]);
});

test('what the answer names of the query tells copies apart, and nothing else does', async () => {
  const { get } = startCdn(cachedForAll('mode'));
  expect(await get(`${STATUS}?mode=skywars`)).toBe('1');
  expect(await get(`${STATUS}?mode=parkour`)).toBe('2');
  expect(await get(`${STATUS}?mode=skywars&utm=1`)).toBe('1');
});

test.each([
  ['that says nothing to a CDN', { 'Cache-Control': 'no-store' }, 200],
  ['without any such header', {}, 200],
  ['that is an error', cachedForAll(), 503],
])('an answer %s is not kept', async (_what, headers, status) => {
  const { get } = startCdn(headers, status);
  expect([await get(), await get()]).toEqual(['1', '2']);
});
