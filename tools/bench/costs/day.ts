import { voteSiteNames } from '#network/vote-names';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { serverIds } from '@/lib/servers';
import { timetable } from '../bridge/timetable';
import { apply, decideAll } from './applying';
import { type Cost, times } from './bill';
import { gather } from './game';
import type { Visit } from './measure-visits';
import { arrivals, choose, FRESH, MONTH, OPENED, STAY_S } from './month';
import { openWorld, type World } from './world';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const RUN_S = 600;
/** Interval of the polls that visitors notice least. */
const POLL_S = 30;
/** The next run does the nightly work. */
const NIGHT_S = 4 * HOUR_S + RUN_S;
/** Times when staff uses the desk, in seconds of the day. */
const AT_DESK_S = [10 * HOUR_S, 16 * HOUR_S, 22 * HOUR_S];

export interface Day {
  /** Costs by cause. */
  costs: Record<string, Cost>;
  /** Size of the database at the end, in bytes. */
  stored: number;
  announcements: number;
  mails: number;
}

export interface DayOptions {
  /** Visits a month. */
  visitsAMonth?: number;
  applicationsADay?: number;
  /** Number of servers with a companion, the entrance server first. */
  companions?: number;
  /** Number of pages that a visitor opens, one after another. */
  pagesAVisit?: number;
  /** True if open pages refresh too seldom for a visitor to notice. */
  isPollingSlow?: boolean;
  /** Maximum interval between two calls of a companion, in milliseconds; null for the site's default. */
  everyMs?: number | null;
  /** Simulates one in this many hours, and multiplies it. In the other hours, players only join and leave. */
  everyHours?: number;
}

const CAUSES: Readonly<Record<string, string>> = {
  [API_BASE + API_PATHS.status]: 'status',
  [API_BASE + CONTENT_PATHS.content]: 'content',
};
const causeOf = (target: string): string =>
  Object.entries(CAUSES).find(([path]) => target.startsWith(path))?.[1] ?? 'boards';

interface Looks {
  readonly visits: readonly Visit[];
  readonly pagesAVisit: number;
  readonly isPollingSlow: boolean;
}

/** Plans the documents and the calls of visits by second. Their other requests are added to the bill at once. */
function planVisits({ bill }: World, starts: readonly number[], looks: Looks) {
  const planned = { documents: new Map<number, string[]>(), calls: new Map<number, string[]>() };
  const plan = (kind: keyof typeof planned, second: number, target: string) =>
    planned[kind].set(second, [...(planned[kind].get(second) ?? []), target]);
  for (const [n, start] of starts.entries()) {
    const isFresh = (n * Math.SQRT2) % 1 < FRESH;
    for (let step = 0; step < looks.pagesAVisit; step += 1) {
      const page = choose(OPENED, n + step * starts.length);
      const second = start + step * STAY_S;
      const visit = looks.visits.find((one) => one.page === page && one.isFresh === isFresh);
      if (!visit) throw new Error(`Nobody has looked at what ${page} asks for.`);
      const { files, film, calls } = step === 0 ? visit : visit.next;
      bill.add('files', files);
      bill.add('film', film);
      if (files.requests > 0) plan('documents', second, page);
      for (const { target, afterS } of calls) {
        if (looks.isPollingSlow && afterS >= POLL_S) continue;
        plan('calls', second + afterS, target);
      }
    }
  }
  return planned;
}

/**
 * Simulates a day on a manual clock: visits as measured, companions, votes, applications with decisions, and the schedule. The
 * functions are the site's own, as deployed, with every setting.
 */
export async function playDay(visits: readonly Visit[], options: DayOptions = {}): Promise<Day> {
  const { visitsAMonth = MONTH.visits, applicationsADay = MONTH.applicationsADay } = options;
  const { companions = serverIds().length, everyMs = null, everyHours = 1 } = options;
  const { pagesAVisit = 1, isPollingSlow = false } = options;
  const isPlayed = (second: number) => Math.floor(second / HOUR_S) % everyHours === 0;
  const today = new Date();
  // Ahead of the database's own clock, for which absolute expiry times would otherwise be past.
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 10);
  let second = 0;
  const clock = { now: () => start + second * 1_000 };
  const world = await openWorld(clock);
  try {
    const { site, bill } = world;
    const game = gather(world, clock, serverIds().slice(0, companions), everyMs);
    const happenings = timetable(voteSiteNames.slice(0, 1).map(({ id }) => id));
    const starts = arrivals(Math.round(visitsAMonth / MONTH.days)).filter(isPlayed);
    const { documents, calls } = planVisits(world, starts, { visits, pagesAVisit, isPollingSlow });
    const applicants = new Map(arrivals(applicationsADay).map((at, n) => [at, n] as const));
    for (; second < DAY_S; second += 1) {
      for (const happening of happenings.get(second) ?? []) {
        if ('server' in happening) game.move(happening);
        else if (isPlayed(second)) await game.atVotePage(happening);
      }
      if (!isPlayed(second)) continue;
      for (const page of documents.get(second) ?? []) await site.open('documents', page);
      for (const target of calls.get(second) ?? [])
        await site.call(causeOf(target), { what: `GET ${target}` });
      await game.tick(second);
      const applicant = applicants.get(second);
      if (applicant !== undefined) await apply(world, applicant, clock.now());
      if (AT_DESK_S.includes(second)) await decideAll(site);
      if (second % RUN_S === 0) await site.upkeep(second === NIGHT_S ? 'night' : 'schedule');
    }
    const costs = Object.entries(bill.costs()).map(([cause, cost]) => [cause, times(cost, everyHours)]);
    const { announcements, mails } = world.sent();
    return {
      costs: Object.fromEntries(costs) as Day['costs'],
      stored: (await bill.stored()) * everyHours,
      announcements: announcements * everyHours,
      mails: mails * everyHours,
    };
  } finally {
    await world.close();
  }
}
