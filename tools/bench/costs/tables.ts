import { FREE_PLAN } from '@/contract/usage';
import { serverIds } from '@/lib/servers';
import { round } from '../figures';
import { type Row, type Tables } from '../results';
import { BEFORE } from './before';
import { type Cost, NOTHING, plus, times } from './bill';
import type { Day } from './day';
import type { Visit } from './measure-visits';
import { MONTH, OPENED } from './month';
import { creditsOf, DEPLOY_CREDITS, inMonth, monthLike } from './month-of';

export interface Costs {
  /** First and second visit of each page. */
  visits: Visit[];
  day: Day;
  /** Days with other numbers of monthly visits, pages per visit, and daily applications. */
  sizes: { visits: number; pagesAVisit: number; applications: number; day: Day }[];
  /**
   * Sampled days: unchanged, with a companion beside one server only, with companions that call every ten minutes, and with pages
   * that refresh seldom.
   */
  sampled: Day;
  oneCompanion: Day;
  slowCompanions: Day;
  slowPolls: Day;
}

/** Causes in the order of the page: the description, and the names under which the day counts it. */
const CAUSES: readonly (readonly [string, ...string[]])[] = [
  ['visits: pages and their files', 'files'],
  ["visits: the home page's film", 'film'],
  ['visits: the status of the servers', 'status'],
  ['visits: what the owner has published', 'content', 'documents'],
  ['visits: leaderboards and votes', 'boards', 'voters'],
  ['companions with nothing new', 'heartbeats'],
  ['companions: players who join', 'arrivals'],
  ['votes and their rewards', 'votes', 'receipts'],
  ['leaderboards: pushed statistics', 'statistics'],
  ['accounts of applicants, with mails', 'accounts'],
  ['applications, with the chat', 'applications'],
  ['staff at the desk, with mails', 'desk'],
  ['the schedule', 'schedule'],
  ['the night: erasing and the backup', 'night'],
];

const credits = (cost: Cost) => round(creditsOf(cost).all, 1);
const gigabytes = (bytes: number) => round(bytes / 1e9, 2);
/** Megabytes of 2^20 bytes, the unit of the database's provider. */
const megabytes = (bytes: number) => round(bytes / 1_048_576, 1);

const withBefore = (row: Row): Row => {
  const { commands, credits } = BEFORE[String(row['cause'])] ?? {};
  return { ...row, 'commands before': commands ?? null, 'credits before': credits ?? null };
};

const causeOf = (name: string, cost: Cost): Row => ({
  cause: name,
  requests: round(cost.requests),
  'function runs': round(cost.runs),
  commands: round(cost.commands),
  'GB sent': gigabytes(cost.bytes),
  credits: credits(cost),
});

/** Returns the cost of all files, given the share of visits with an empty cache. */
const filesOf = (visits: readonly Visit[], fresh: number): Cost =>
  visits.reduce((sum, { page, isFresh, files, film }) => {
    const share = (OPENED[page] ?? 0) * (isFresh ? fresh : 1 - fresh) * MONTH.visits;
    const both = { requests: files.requests + film.requests, bytes: files.bytes + film.bytes };
    return plus(sum, times({ ...NOTHING, ...both }, share));
  }, NOTHING);

/** Returns what can be saved without some of the site. */
const savings = ({ day, sampled, oneCompanion, slowCompanions, slowPolls }: Costs): Row[] => {
  const line = (what: string, commands: number | null, saved: number): Row => ({
    what,
    commands,
    credits: saved,
  });
  const without = (what: string, ...causes: string[]) => {
    const cost = inMonth(day, ...causes);
    return line(what, round(cost.commands), credits(cost));
  };
  const instead = (what: string, other: Day) => {
    const [before, after] = [inMonth(sampled), inMonth(other)];
    const saved = creditsOf(before).all - creditsOf(after).all;
    return line(what, round(before.commands - after.commands), round(saved, 1));
  };
  return [
    without('the film, a switch at `/admin`; its picture stays', 'film'),
    instead('pages that refresh every two minutes, a switch at `/admin`', slowPolls),
    instead('companions that call each ten minutes, a switch at `/admin`', slowCompanions),
    line('a deploy every other week instead of each', null, round(DEPLOY_CREDITS / 2, 1)),
    instead(`companions beside all servers but the first, of ${String(serverIds().length)}`, oneCompanion),
    without('statistics for the leaderboards: companions without a world', 'statistics'),
    without('applications: close all positions', 'applications', 'accounts', 'desk'),
  ];
};

/** Returns a month by its causes, by its size and by its first visits, and what turning things off saves. */
export const costTables = (costs: Costs): Tables => {
  const { visits, day, sizes } = costs;
  const [month, all] = [monthLike(day), inMonth(day)];
  const whole = { visits: MONTH.visits, pagesAVisit: 1, applications: MONTH.applicationsADay, day };
  const months = [...sizes, whole].toSorted(
    (one, other) =>
      one.visits - other.visits ||
      one.pagesAVisit - other.pagesAVisit ||
      one.applications - other.applications,
  );
  const plan = { commands: FREE_PLAN.commands, credits: FREE_PLAN.credits };
  return {
    plans: [
      { '': 'database commands', 'this month': round(month.commands), 'free plan': plan.commands },
      { '': 'credits of the host', 'this month': round(month.credits), 'free plan': plan.credits },
      {
        '': 'stored in the database, if nothing is erased, MB',
        'this month': megabytes(month.stored),
        'free plan': megabytes(FREE_PLAN.bytes),
      },
      {
        '': 'sent to and from the database, GB',
        'this month': round(month.databaseBytes / 1e9, 1),
        'free plan': 10,
      },
    ],
    causes: [
      ...CAUSES.map(([name, ...causes]) => causeOf(name, inMonth(day, ...causes))),
      { cause: 'deploys', credits: round(DEPLOY_CREDITS, 1) },
      { ...causeOf('**together**', all), credits: round(month.credits, 1) },
    ].map(withBefore),
    sizes: [
      ...months.map(({ visits, pagesAVisit, applications, day }) => {
        const { commands, credits } = monthLike(day);
        return {
          'visits a month': visits.toLocaleString('en'),
          'pages a visit': pagesAVisit,
          'applications a day': applications,
          'function runs': round(inMonth(day).runs),
          commands: round(commands),
          credits: round(credits),
        };
      }),
      { 'visits a month': 'the free plans hold', ...plan },
    ],
    'first visits': [0.1, 0.2, 0.5, 1].map((fresh) => {
      const cost = filesOf(visits, fresh);
      return {
        'first visits': `${String(fresh * 100)} %`,
        'requests for files': round(cost.requests),
        'GB sent': gigabytes(cost.bytes),
        credits: credits(cost),
      };
    }),
    savings: savings(costs),
  };
};
