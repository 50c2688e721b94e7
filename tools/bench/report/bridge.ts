import { CREDIT_PRICES } from '@/contract/usage';
import type { Bridge } from '../bridge/bridge';
import type { CostsOfDay } from '../bridge/day';
import { code, count, milliseconds, NONE, ratio, table } from './markdown';
import type { Section } from './section';

const DAYS = 30;
const ALLOWED = { commands: 150_000, credits: 50 };
const HOUR_MS = 3_600_000;
/** From a function to its database and back, in the same part of the world, each time; what was measured had it on the machine. */
const WAY_MS = 50;
/** Of an answer besides its body. */
const HEADER_BYTES = 1_000;

/** What each kind of call is, and whether a companion or the site makes it, or a visitor of the vote page. */
const KINDS: Readonly<Record<string, { name: string; by: 'bridge' | 'page' }>> = {
  heartbeats: { name: 'heartbeats with nothing new', by: 'bridge' },
  arrivals: { name: 'calls since somebody joined', by: 'bridge' },
  votes: { name: 'calls that bring votes', by: 'bridge' },
  receipts: { name: 'calls that report rewards', by: 'bridge' },
  statistics: { name: 'pushes of statistics', by: 'bridge' },
  upkeep: { name: 'hourly runs', by: 'bridge' },
  visits: { name: "the vote page: a player's votes", by: 'page' },
  boards: { name: 'the vote page: the month’s board', by: 'page' },
};

/** Of a month, by whoever makes the calls. */
export const monthOf = (costs: CostsOfDay, by: 'bridge' | 'page') => {
  const own = Object.entries(costs).filter(([kind]) => KINDS[kind]?.by === by);
  const sum = (figure: 'calls' | 'commands') =>
    own.reduce((total, [, cost]) => total + cost[figure], 0) * DAYS;
  return { calls: sum('calls'), commands: sum('commands') };
};

/** Credits of so many calls, each of so many milliseconds. */
const creditsOf = (calls: number, took: number, bytes: number) => ({
  requests: (calls * CREDIT_PRICES.tenThousandRequests) / 10_000,
  compute: ((calls * took) / HOUR_MS) * CREDIT_PRICES.functionHour,
  bandwidth: ((calls * (bytes + HEADER_BYTES)) / 1e9) * CREDIT_PRICES.gigabyte,
});

const costsTable = ({ days }: Bridge): string => {
  const inMonth = (costs: CostsOfDay, kind: string) => {
    const cost = costs[kind];
    return cost ? [count(cost.calls * DAYS), count(cost.commands * DAYS)] : [NONE, NONE];
  };
  const total = (name: string, by: 'bridge' | 'page') => [
    name,
    ...days.flatMap(({ costs }) => {
      const month = monthOf(costs, by);
      return [count(month.calls), count(month.commands)];
    }),
  ];
  return table(
    ['', ...days.flatMap(({ sites }) => [`calls, ${String(sites)} each`, `commands, ${String(sites)} each`])],
    [
      ...Object.entries(KINDS).map(([kind, { name }]) => [
        name,
        ...days.flatMap(({ costs }) => inMonth(costs, kind)),
      ]),
      total('**companions and votes**', 'bridge'),
      total('**the vote page**', 'page'),
    ],
  );
};

export const bridge: Section<Bridge> = {
  title: 'The bridge to the game',
  blocks: (result) => {
    const { servers, busyHours, voters, days, call, empty, answerBytes } = result;
    const [first] = days;
    const month = first ? monthOf(first.costs, 'bridge') : { calls: 0, commands: 0 };
    const credits = creditsOf(month.calls, call + WAY_MS, answerBytes);
    const fixed = credits.requests + credits.bandwidth;
    const together = fixed + credits.compute;
    const longest = (((ALLOWED.credits - fixed) / CREDIT_PRICES.functionHour) * HOUR_MS) / month.calls;
    const isWithin = month.commands < ALLOWED.commands && together < ALLOWED.credits;
    return [
      `What ${String(servers)} companions cost in a month of ${String(DAYS)} days, on servers where somebody plays ${String(busyHours)} hours
a day, with ${count(voters)} voters a day. A day is played through with the site's own scripts on a real Redis and the companion's
own pace, by a clock that is turned by hand: one voter in two votes and then comes to play, the others vote while they play, on any of the
servers; all votes come by one companion. Commands are counted as they are billed, by ${code('INFO commandstats')}: what scripts call
counts. Allowed are ${count(ALLOWED.commands)} commands and ${String(ALLOWED.credits)} of Netlify's credits, with one vote of each
voter. ${isWithin ? 'Both are kept.' : '**That is not kept.**'}`,
      costsTable(result),
      `Whoever joins and did not vote costs three commands more. A visit of the vote page is counted as one look at the board, and one at the
player's votes when it is opened and after each vote; the CDN keeps the board for 30 seconds.`,
      table(
        ['credits of companions and votes, one vote each', 'figure'],
        [
          ['a call, with the database on this machine', milliseconds(call, 1)],
          ['an empty function', milliseconds(empty, 1)],
          ['ratio', ratio(call, empty)],
          [`requests, ${count(month.calls)}`, credits.requests.toFixed(1)],
          [`compute, with ${String(WAY_MS)} ms more for the way to the database`, credits.compute.toFixed(1)],
          ['bandwidth', credits.bandwidth.toFixed(1)],
          [`together, of ${String(ALLOWED.credits)}`, together.toFixed(1)],
          ['how long a call may take until those are used up', milliseconds(longest)],
        ],
      ),
    ];
  },
};
