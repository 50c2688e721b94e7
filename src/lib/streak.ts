import { calendarOf, settleTime } from './calendar';

/**
 * The run of consecutive calendar days with a vote that ends today or yesterday, else 0. Days are those of the given time
 * zone, or of the machine's, wherever the votes were made; `votes` and `now` are in milliseconds, in any order.
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
