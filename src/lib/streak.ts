import { calendarOf, settleTime } from './calendar';

/**
 * Returns the number of consecutive calendar days with a vote, ending today or yesterday, else 0. Days are
 * those of the given time zone, or the machine's, wherever the votes were made; `votes`, in any order, and
 * `now` are in milliseconds.
 */
export const countStreak = (votes: readonly number[], now: number, timeZone?: string): number => {
  const dayOf = calendarOf(timeZone);
  const days = new Set(
    votes.flatMap((vote) => {
      const time = settleTime(vote, now);
      return time === null ? [] : [dayOf(time)];
    }),
  );
  const today = dayOf(now);
  const last = days.has(today) ? today : today - 1;
  let run = 0;
  while (days.has(last - run)) run += 1;
  return run;
};
