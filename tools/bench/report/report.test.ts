import type { Machine } from '../machine';
import type { Measurement } from '../results';
import { BENCH_NAMES, report } from './report';

const machine: Machine = {
  processor: 'Some processor',
  cores: 2,
  memory: 8,
  system: 'Linux',
  node: '24.0.0',
  chromium: '140.0',
  lighthouse: '13.0.0',
};
const measured = <Result>(result: Result, on = machine): Measurement<Result> => ({
  measuredOn: '2026-11-22',
  commit: 'abc1234',
  machine: on,
  result,
});
const signIn = measured({
  count: 1_000,
  calls: [{ name: 'a wrong password', known: 80.04, unknown: 79.96, area: 0.5012 }],
});
const paint = { score: 99, largestPaint: 1_500, blocking: 40, shift: 0 };
const marks = { accessibility: 100, bestPractices: 96, seo: 100, faults: ['Browser errors'] };
const routes = [
  { path: '/', page: paint, floor: { ...paint, largestPaint: 1_200 }, marks },
  { path: '/team', page: { ...paint, score: 97 }, floor: paint, marks: { ...marks, faults: [] } },
];
const firstPaint = measured({ rounds: 5, routes });

test('a section says when and at which commit it was measured, and its figures', () => {
  const text = report({ 'sign-in': signIn });
  expect(text).toContain('_Measured on 2026-11-22, commit `abc1234`._');
  expect(text).toContain('| a wrong password | 80.04 ms | 79.96 ms | 0.501 |');
});

test('what was never measured is named with the command that does it', () => {
  const text = report({ 'sign-in': signIn });
  for (const name of BENCH_NAMES) {
    expect(text.includes(`npm run bench -- ${name}\`.`)).toBe(name !== 'sign-in');
  }
});

test('there is one column of the machine, and one more for sections that had another', () => {
  expect(report({ 'sign-in': signIn, 'first-paint': firstPaint })).toContain('| Node | 24.0.0 |\n');
  const newer = measured(signIn.result, { ...machine, node: '25.0.0' });
  const text = report({ 'first-paint': firstPaint, 'sign-in': newer });
  expect(text).toContain('|  | first-paint | sign-in |');
  expect(text).toContain('| Node | 24.0.0 | 25.0.0 |');
});

test('pages stand beside themselves without scripts and as they were', () => {
  const text = report({ 'first-paint': firstPaint });
  expect(text).toContain('| `/` | 99 | 99 | 67 to 69 | 100 | 96 | 100 |');
  expect(text).toContain('| `/` | 1.50 s | 1.20 s | 1.25 | 3.90 s | 40 ms | 980 ms | 0.000 |');
  expect(text).toContain('| `/team` | 97 | 99 | – | 100 | 96 | 100 |');
  expect(text).toContain('The lowest score is 97, of `/team`.');
});

test('what cost points is said of the pages that it did', () => {
  const text = report({ 'first-paint': firstPaint });
  expect(text).toContain('- `/`: Browser errors');
  expect(text).not.toContain('- `/team`');
});

test('interactions that are too slow are named', () => {
  const visit = { path: '/', longest: 240, steps: [{ name: 'opens the menu', latency: 0, worst: 240 }] };
  const arrival = { painted: 52.2, shown: 80.4, worst: 90 };
  const anotherPage = [
    { path: '/rules', link: 'footer' as const, ...arrival },
    { path: '/store', link: 'header' as const, ...arrival, shown: 120.2 },
  ];
  const common = {
    visits: 5,
    slowDown: 4,
    device: 'Phone',
    target: 100,
    threshold: 16,
    floor: visit,
    anotherPage,
    barePage: { ...arrival, shown: 33.3 },
    liveAnswers: [{ path: '/leaderboard', name: 'the first board', task: 41.6, worst: 52 }],
    taskTarget: 50,
  };
  const text = report({ interactions: measured({ ...common, routes: [visit] }) });
  expect(text).toContain('Above 100 ms: `/` with 240 ms.');
  expect(text).toContain('| `/`: opens the menu | under 16 ms | 240 ms |');
  expect(text).toContain('| a bare page | 52 ms | 33 ms | 90 ms |');
  expect(text).toContain('| `/rules`, from the footer | 52 ms | 80 ms | 90 ms |');
  expect(text).toContain('Above 100 ms: `/store`, from the header with 120 ms.');
  expect(text).toContain('| `/leaderboard`: the first board | 42 ms | 52 ms |');
  const fast = { ...visit, longest: 100 };
  expect(report({ interactions: measured({ ...common, routes: [fast] }) })).toContain(
    'All pages stay within',
  );
});
