import { pages } from '#network/pages';

/** What is taken for granted of a month, since nobody can measure it beforehand. */
export const MONTH = {
  days: 30,
  visits: 100_000,
  applicationsADay: 2,
  /** One a week. */
  deploys: 30 / 7,
} as const;

/** Of visits: which page they open. */
export const OPENED: Readonly<Record<string, number>> = {
  [pages.home.path]: 0.35,
  [pages.serverInfo.path]: 0.2,
  [pages.vote.path]: 0.15,
  [pages.leaderboard.path]: 0.1,
  [pages.rules.path]: 0.1,
  [pages.store.path]: 0.05,
  [pages.applyForm.path]: 0.05,
};

/** Of visits: those of a browser that keeps nothing of the site yet, or nothing that a deploy has not changed since. */
export const FRESH = 0.2;

/** How long a visitor leaves a page open, in seconds. */
export const STAY_S = 60;

/** How visits spread over the hours of a day. */
const HOURS = [2, 1, 1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 7, 8, 9, 9, 8, 6, 4, 3];
const HOUR_S = 3_600;

/** How long an instance of a function lives on without a call, in milliseconds; the next call meets a new one. */
export const IDLE_MS = 300_000;

/**
 * What a call that runs takes longer than on this machine, in milliseconds: the database lies in the same part of the world, and
 * game servers, chat and mail anywhere.
 */
export const WAY_MS = 50;

/** When visits of a day begin, in seconds of the day, in order. */
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

/** Chooses one of several, the n-th time, so that each comes as often as its share says, and evenly. */
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
