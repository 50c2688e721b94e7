import { pages } from '#network/pages';
import { type Cost, NOTHING } from './bill';
import type { Day } from './day';
import { OPENED } from './month';
import { costTables } from './tables';

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
const {
  causes = [],
  sizes = [],
  savings = [],
  'first visits': firstVisits = [],
} = costTables({
  visits: Object.keys(OPENED).flatMap((page) =>
    [true, false].map((isFresh) => ({
      page,
      isFresh,
      files: { requests: isFresh ? 20 : 3, bytes: isFresh ? 200_000 : 3_000 },
      film: { requests: 0, bytes: page === pages.home.path && isFresh ? 1_000_000 : 0 },
      calls: [],
      next: { files: { requests: 1, bytes: 1_000 }, film: { requests: 0, bytes: 0 }, calls: [] },
    })),
  ),
  day: dear,
  sizes: [{ visits: 10_000, pagesAVisit: 1, applications: 5, day: cheap }],
  sampled: dear,
  oneCompanion: cheap,
  slowCompanions: cheap,
  slowPolls: cheap,
});

test('causes are counted for a month, and each in credits', () => {
  const cause = (name: string) => causes.find((row) => row['cause'] === name);
  // 30,000 requests cost 6 credits; three hours of a function cost 30.
  expect(cause('visits: the status of the servers')).toMatchObject({
    requests: 30_000,
    commands: 600_000,
    credits: 36,
  });
  expect(cause("visits: the home page's film")).toMatchObject({
    requests: 3_000,
    'GB sent': 30,
    credits: 600.6,
  });
  expect(cause('**together**')).toMatchObject({
    ...{ commands: 600_000, credits: 700.9 },
    ...{ 'commands before': 509_970, 'credits before': 570.2 },
  });
});

test('months come by their visits, and what the plans hold comes last', () => {
  expect(sizes.map((row) => [row['visits a month'], row['commands']])).toEqual([
    ['10,000', 15_000],
    ['100,000', 600_000],
    ['the free plans hold', 500_000],
  ]);
});

test('first visits cost what was measured of them', () => {
  const share = OPENED[pages.home.path] ?? NaN;
  const gigabytes = (100_000 * (200_000 + share * 1_000_000)) / 1e9;
  expect(firstVisits.at(-1)).toMatchObject({ 'requests for files': 2_000_000, 'GB sent': gigabytes });
});

test('what is saved is the difference of two days', () => {
  const companions = savings.find(({ what }) => String(what).startsWith('companions beside'));
  expect(companions).toMatchObject({ commands: 585_000, credits: 630.6 });
});
