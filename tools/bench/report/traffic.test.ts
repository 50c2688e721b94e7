import type { Traffic } from '../traffic/traffic';
import { callsOf, traffic } from './traffic';

const polls = [
  { page: '/server-info', path: '/api/status', everyMs: 30_000 },
  { page: '/server-info', path: '/api/status/history', everyMs: 300_000 },
  { page: '/leaderboard', path: '/api/leaderboard', everyMs: 30_000 },
  { page: null, path: '/api/content', everyMs: 30_000 },
];
const crowd = (visitors: 'one' | 'many', isCached: boolean, calls: Record<string, number>) => ({
  visitors,
  isCached,
  requests: calls,
  calls,
  commands: 5,
});
const result = (status: number): Traffic => ({
  visitors: 1_000,
  seconds: 300,
  nginx: '1.22.1',
  polls,
  crowds: [
    crowd('one', false, {
      '/api/status': 10,
      '/api/status/history': 1,
      '/api/leaderboard': 10,
      '/api/content': 20,
    }),
    crowd('one', true, {
      '/api/status': 5,
      '/api/status/history': 1,
      '/api/leaderboard': 5,
      '/api/content': 10,
    }),
    crowd('many', true, {
      '/api/status': status,
      '/api/status/history': 10,
      '/api/leaderboard': 10,
      '/api/content': 11,
    }),
  ],
});
const textOf = (of: Traffic) => traffic.blocks(of).join('\n');

test("a page's calls are those of all that it asks for", () => {
  const calls = { '/api/status': 10, '/api/status/history': 1, '/api/leaderboard': 99 };
  expect(callsOf({ polls }, '/server-info', { calls })).toBe(11);
});

test('says the calls and commands of an hour', () => {
  expect(textOf(result(10))).toContain('| 1,000 | yes | 120 | 120 | 120 | 132 | 60 |');
});

test('compares the crowd with one visitor, page by page, and says whether that is allowed', () => {
  expect(textOf(result(10))).toContain('| `/server-info` | 1.82 | 3.33 |');
  expect(textOf(result(10))).toContain('| `/leaderboard` | 1.00 | 2.00 |');
  // Two tabs of one visitor ask for it.
  expect(textOf(result(10))).toContain('| every page | 1.10 | 2.20 |');
  expect(textOf(result(10))).toContain('All stay within');
  expect(textOf(result(13))).toContain('Not all stay within');
});

test('says so where there is no shared cache', () => {
  const { crowds, ...rest } = result(10);
  const without = { ...rest, nginx: null, crowds: crowds.filter(({ isCached }) => !isCached) };
  expect(textOf(without)).toContain('no nginx');
});
