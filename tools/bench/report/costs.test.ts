import { pages } from '#network/pages';
import { FREE_PLAN } from '@/contract/usage';
import { SERVER_IDS } from '../../../test/support/fixtures/tracked-servers';
import { type Cost, NOTHING } from '../costs/bill';
import type { Costs } from '../costs/costs';
import type { Day } from '../costs/day';
import { OPENED } from '../costs/month';
import { costsDocument } from './costs-document';

const dayOf = (costs: Record<string, Partial<Cost>>): Day => ({
  costs: Object.fromEntries(Object.entries(costs).map(([cause, cost]) => [cause, { ...NOTHING, ...cost }])),
  stored: 1_000_000,
  announcements: 1,
  mails: 1,
});
const cheap = dayOf({ status: { requests: 1_000, runs: 100, commands: 500 } });
const dear = dayOf({
  status: { requests: 1_000, runs: 100, commands: 20_000, ms: 360_000 },
  film: { requests: 100, bytes: 1e9 },
});

const write = (differences: Partial<Costs> = {}): string =>
  costsDocument({
    measuredOn: '2026-11-25',
    commit: 'abc1234',
    machine: { processor: '', cores: 2, memory: 8, system: '', node: '', chromium: '', lighthouse: '' },
    result: {
      visits: Object.keys(OPENED).flatMap((page) =>
        [true, false].map((isFresh) => ({
          page,
          isFresh,
          files: { requests: isFresh ? 20 : 3, bytes: isFresh ? 200_000 : 3_000 },
          film: { requests: 0, bytes: page === pages.home.path && isFresh ? 1_000_000 : 0 },
          calls: [],
        })),
      ),
      day: dear,
      sizes: [{ visits: 10_000, applications: 5, day: cheap }],
      sampled: dear,
      oneCompanion: cheap,
      slowCompanions: cheap,
      ...differences,
    },
  });

test('a month that is too dear says so, and how large one is that the plans hold', () => {
  const text = write();
  expect(text).toContain('does not stay in the free plans');
  expect(text).toContain('They hold one with 10,000 visits and 5 applications a day.');
  expect(text).toContain(`| database commands | 600,000 | ${FREE_PLAN.commands.toLocaleString('en')} |`);
});

test('a cheap one says that it is', () => {
  expect(write({ day: cheap })).toContain(
    'stays in both free plans: it needs 15,000 commands and 70 credits.',
  );
});

test('causes are counted for a month, and each in credits', () => {
  const text = write();
  // 30,000 requests, 6 for them; three hours of a function, 30.
  expect(text).toContain('| visits: the status of the servers | 30,000 | 3,000 | 600,000 | 0.00 | 36.0 |');
  expect(text).toContain("| visits: the home page's film | 3,000 | 0 | 0 | 30.00 | 600.6 |");
  expect(text).toContain('| deploys | – | – | – | – | 64.3 |');
});

test('first visits cost what was measured of them', () => {
  const share = OPENED[pages.home.path] ?? NaN;
  const gigabytes = (100_000 * (200_000 + share * 1_000_000)) / 1e9;
  expect(write()).toContain(`| 100 % | 2,000,000 | ${gigabytes.toFixed(2)} |`);
});

test('what is saved is the difference of two days', () => {
  const line = `| companions beside all servers but the first, of ${String(SERVER_IDS.length)} | 585,000 | 630.6 |`;
  expect(write()).toContain(line);
});
