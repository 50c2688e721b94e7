import { CREDIT_PRICES } from '@/contract/usage';
import { round } from '../figures';
import { type Row, type Tables } from '../results';
import type { CostsOfDay } from './day';

const DAYS = 30;
const ALLOWED = { commands: 150_000, credits: 50 };
const HOUR_MS = 3_600_000;
/** Assumed round trip between a function and a database in the same region; the measurement had the database on the same machine. */
const WAY_MS = 50;
/** Size of an answer's headers. */
const HEADER_BYTES = 1_000;

/** Kinds of calls by their maker. A companion or the site makes the first, and a visitor of the vote page the second. */
const KINDS = {
  'companions and votes': {
    heartbeats: 'heartbeats with nothing new',
    arrivals: 'calls since somebody joined',
    votes: 'calls that bring votes',
    receipts: 'calls that report rewards',
    statistics: 'pushes of statistics',
    upkeep: 'hourly runs',
  },
  'the vote page': { visits: "the vote page: a player's votes", boards: 'the vote page: the month’s board' },
} as const;

export interface Bridge {
  /** Costs of voters who vote on one site each, and of voters who vote on all. */
  days: { sites: number; costs: CostsOfDay }[];
  /** Median time of a companion's call and of an empty function, in milliseconds. The database is on the same machine. */
  call: number;
  empty: number;
  /** Size of the answer to a companion's call. */
  answerBytes: number;
}

/** Sums the calls and commands of a month for some kinds. */
const monthOf = (costs: CostsOfDay, kinds: readonly string[]) => {
  const sum = (figure: 'calls' | 'commands') =>
    kinds.reduce((total, kind) => total + (costs[kind]?.[figure] ?? 0), 0) * DAYS;
  return { calls: sum('calls'), commands: sum('commands') };
};

/** Returns a month of thirty such days, and what the first of them costs in credits. */
export const bridgeTables = ({ days, call, empty, answerBytes }: Bridge): Tables => {
  const line = (name: string, kinds: readonly string[]): Row => ({
    '': name,
    ...Object.fromEntries(
      days.flatMap(({ sites, costs }) => {
        const month = monthOf(costs, kinds);
        const of = `${String(sites)} ${sites === 1 ? 'vote' : 'votes'} of each`;
        return [[`calls, ${of}`, month.calls] as const, [`commands, ${of}`, month.commands] as const];
      }),
    ),
  });
  const { calls } = monthOf(days[0]?.costs ?? {}, Object.keys(KINDS['companions and votes']));
  const requests = (calls * CREDIT_PRICES.tenThousandRequests) / 10_000;
  const compute = ((calls * (call + WAY_MS)) / HOUR_MS) * CREDIT_PRICES.functionHour;
  const bandwidth = ((calls * (answerBytes + HEADER_BYTES)) / 1e9) * CREDIT_PRICES.gigabyte;
  const left = ALLOWED.credits - requests - bandwidth;
  return {
    month: [
      ...Object.values(KINDS).flatMap((kinds) =>
        Object.entries(kinds).map(([kind, name]) => line(name, [kind])),
      ),
      ...Object.entries(KINDS).map(([name, kinds]) => line(`**${name}**`, Object.keys(kinds))),
      { '': 'at most, for companions and votes', 'commands, 1 vote of each': ALLOWED.commands },
    ],
    credits: [
      { '': 'a call, with the database on this machine, ms', figure: round(call, 1) },
      { '': 'an empty function, ms', figure: round(empty, 1) },
      { '': 'ratio', figure: round(call / empty, 2) },
      { '': `requests, ${calls.toLocaleString('en')}`, figure: round(requests, 1) },
      {
        '': `compute, with ${String(WAY_MS)} ms more for the way to the database`,
        figure: round(compute, 1),
      },
      { '': 'bandwidth', figure: round(bandwidth, 1) },
      { '': 'together', figure: round(requests + compute + bandwidth, 1) },
      { '': 'at most', figure: ALLOWED.credits },
      {
        '': 'how long a call may take until those are used up, ms',
        figure: round(((left / CREDIT_PRICES.functionHour) * HOUR_MS) / calls),
      },
    ],
  };
};
