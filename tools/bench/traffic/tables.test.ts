import { trafficTables } from './tables';
import type { Traffic } from './traffic';

const [STATUS, HISTORY, CONTENT] = ['/api/status', '/api/status/history', '/api/content'];
const crowd = (visitors: 'one' | 'many', isCached: boolean, ...[status, history, content]: number[]) => {
  const calls = { [STATUS]: status ?? 0, [HISTORY]: history ?? 0, [CONTENT]: content ?? 0 };
  return { visitors, isCached, requests: calls, calls, commands: 5 };
};
const result: Traffic = {
  visitors: 1_000,
  seconds: 300,
  polls: [
    { page: '/server-info', path: STATUS },
    { page: '/server-info', path: HISTORY },
    { page: '/leaderboard', path: HISTORY },
    { page: null, path: CONTENT },
  ],
  crowds: [crowd('one', false, 10, 1, 20), crowd('one', true, 5, 1, 10), crowd('many', true, 10, 10, 11)],
};

test('says the calls and commands of an hour', () => {
  expect(trafficTables(result)['an hour']).toContainEqual({
    ...{ 'visitors on each page': '1,000', 'shared cache': 'yes', 'database commands': 60 },
    ...{ '`/api/status`': 120, '`/api/status/history`': 120, '`/api/content`': 132 },
  });
});

test('compares the crowd with one visitor, page by page; every page is polled by each of a visitor’s tabs', () => {
  const row = (page: string, without: number, behind: number) => ({
    page,
    'to one without the cache': without,
    'to one behind the cache': behind,
  });
  const { compared } = trafficTables(result);
  expect(compared).toContainEqual(row('`/server-info`', 1.82, 3.33));
  expect(compared).toContainEqual(row('every page', 1.1, 2.2));
});

test('knows nothing of a shared cache where there was none', () => {
  const crowds = result.crowds.filter(({ isCached }) => !isCached);
  const [first] = trafficTables({ ...result, crowds })['compared'] ?? [];
  expect(first).toMatchObject({ 'to one without the cache': null, 'to one behind the cache': null });
});
