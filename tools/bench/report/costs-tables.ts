import { serverIds } from '@/lib/servers';
import { times, plus, type Cost, NOTHING } from '../costs/bill';
import type { Costs } from '../costs/costs';
import type { Day } from '../costs/day';
import { MONTH, OPENED } from '../costs/month';
import { creditsOf, DEPLOY_CREDITS, inMonth, monthLike } from '../costs/month-of';
import { count, NONE, table } from './markdown';

/** In the order of the page: what each cause of a day is called, and the names by which the day counts it. */
const CAUSES: readonly (readonly [string, ...string[]])[] = [
  ['visits: pages and their files', 'files'],
  ["visits: the home page's film", 'film'],
  ['visits: the status of the servers', 'status'],
  ['visits: what the owner has published', 'content'],
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

const credits = (value: number) => value.toFixed(1);
const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);

const lineOf = (name: string, cost: Cost): string[] => [
  name,
  count(Math.round(cost.requests)),
  count(Math.round(cost.runs)),
  count(Math.round(cost.commands)),
  gigabytes(cost.bytes),
  credits(creditsOf(cost).all),
];

/** A line for each cause, a month of it. */
export const causesTable = ({ day }: Costs): string => {
  const all = inMonth(day);
  const [name, ...figures] = lineOf('**together**', all);
  return table(
    ['cause', 'requests', 'function runs', 'commands', 'GB sent', 'credits'],
    [
      ...CAUSES.map(([name, ...causes]) => lineOf(name, inMonth(day, ...causes))),
      ['deploys', NONE, NONE, NONE, NONE, credits(DEPLOY_CREDITS)],
      [name ?? '', ...figures.slice(0, -1), credits(creditsOf(all).all + DEPLOY_CREDITS)],
    ],
  );
};

/** All months that were played, the smallest first. */
export const months = ({ sizes, day }: Costs): Costs['sizes'] =>
  [...sizes, { visits: MONTH.visits, applications: MONTH.applicationsADay, day }].toSorted(
    (one, other) => one.visits - other.visits || one.applications - other.applications,
  );

/** Months with other numbers of visits and applications. */
export const sizesTable = (costs: Costs): string =>
  table(
    ['visits a month', 'applications a day', 'function runs', 'commands', 'credits'],
    months(costs).map(({ visits, applications, day }) => {
      const month = monthLike(day);
      return [
        count(visits),
        String(applications),
        count(inMonth(day).runs),
        count(month.commands),
        count(Math.round(month.credits)),
      ];
    }),
  );

/** What files of all visits cost, with so many of the visits by browsers that have nothing of the site. */
const filesOf = ({ visits }: Costs, fresh: number): Cost =>
  visits.reduce((sum, { page, isFresh, files, film }) => {
    const share = (OPENED[page] ?? 0) * (isFresh ? fresh : 1 - fresh) * MONTH.visits;
    const both = { requests: files.requests + film.requests, bytes: files.bytes + film.bytes };
    return plus(sum, times({ ...NOTHING, ...both }, share));
  }, NOTHING);

/** What pages, files and the film cost, by how many visits are first ones. */
export const freshTable = (costs: Costs): string =>
  table(
    ['first visits', 'requests for files', 'GB sent', 'credits'],
    [0.1, 0.2, 0.5, 1].map((fresh) => {
      const cost = filesOf(costs, fresh);
      return [
        `${String(fresh * 100)} %`,
        count(Math.round(cost.requests)),
        gigabytes(cost.bytes),
        credits(creditsOf(cost).all),
      ];
    }),
  );

/** What an owner can do without, and what that saves. */
export const savingsTable = ({ day, sampled, oneCompanion, slowCompanions }: Costs): string => {
  const saved = (without: Day) => {
    const [before, after] = [inMonth(sampled), inMonth(without)];
    return [
      count(Math.round(before.commands - after.commands)),
      credits(creditsOf(before).all - creditsOf(after).all),
    ];
  };
  const cost = (...causes: string[]) => {
    const { commands } = inMonth(day, ...causes);
    return [count(Math.round(commands)), credits(creditsOf(inMonth(day, ...causes)).all)];
  };
  return table(
    ['what', 'commands', 'credits'],
    [
      ['the film: take `HeroVideo` out of `src/pages/home`; the poster stays', ...cost('film')],
      [
        'published without a build: take `PublishedPlace` out of `src/app/layout`; `/news` and `/events` stay',
        ...cost('content'),
      ],
      ['a deploy every other week instead of each', NONE, credits(DEPLOY_CREDITS / 2)],
      [
        `companions beside all servers but the first, of ${String(serverIds().length)}`,
        ...saved(oneCompanion),
      ],
      ['companions that call each ten minutes, `--every 600`', ...saved(slowCompanions)],
      ['statistics for the leaderboards: companions without a world', ...cost('statistics')],
      ['applications: close all positions', ...cost('applications', 'accounts', 'desk')],
    ],
  );
};
