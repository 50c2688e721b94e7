// Decision record: docs/decisions/0021-scheduled-run-and-costs.md
import { pages } from '#network/pages';

/** Assumptions about a month, since they cannot be measured beforehand. */
export const MONTH = {
  days: 30,
  visits: 100_000,
  applicationsADay: 2,
  /** One deploy a week. */
  deploys: 30 / 7,
} as const;

/** Share of visits that open each page. */
export const OPENED: Readonly<Record<string, number>> = {
  [pages.home.path]: 0.35,
  [pages.serverInfo.path]: 0.2,
  [pages.vote.path]: 0.15,
  [pages.leaderboard.path]: 0.1,
  [pages.rules.path]: 0.1,
  [pages.store.path]: 0.05,
  [pages.applyForm.path]: 0.05,
};

/** Share of visits with an empty cache, or one that a deploy has made useless. */
export const FRESH = 0.2;

/** Time for which a visitor keeps a page open, in seconds. */
export const STAY_S = 60;

/** Distribution of visits over the hours of a day. */
const HOURS = [2, 1, 1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 7, 8, 9, 9, 8, 6, 4, 3];
const HOUR_S = 3_600;

/** Idle time after which a function's instance ends, in milliseconds; the next call starts a new one. */
export const IDLE_MS = 300_000;

/**
 * Extra time of a call compared with this machine, in milliseconds: the database is in the same region, and game servers, chat
 * and mail are anywhere.
 */
export const WAY_MS = 50;

/** Returns when a day's visits begin, in seconds of the day, in ascending order. */
export function arrivals(visits: number): number[] {
  const weight = HOURS.reduce((sum, share) => sum + share, 0);
  const inHour = HOURS.map((share) => (visits * share) / weight);
  const seconds: number[] = [];
  let [before, owed] = [0, 0];
  for (const [hour, expected] of inHour.entries()) {
    owed += expected;
    const count = Math.round(owed) - before;
    for (let n = 0; n < count; n += 1) seconds.push(Math.floor((hour + (n + 0.5) / count) * HOUR_S));
    before += count;
  }
  return seconds;
}

/** Returns the n-th choice, such that each occurs evenly and as often as its share. */
export function choose<Choice extends string>(shares: Readonly<Record<Choice, number>>, n: number): Choice {
  const point = (n * 0.618_033_988_75 + 0.5) % 1;
  let sum = 0;
  const entries = Object.entries(shares) as [Choice, number][];
  for (const [choice, share] of entries) {
    sum += share;
    if (point < sum) return choice;
  }
  throw new Error('Shares must add up to one.');
}
