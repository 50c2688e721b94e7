import type { VotesResponse } from '@/contract/votes';
import { type Calendar, dateOf } from './calendar';

/** A streak as of its last day with a vote; days are numbers of `Calendar`. */
export interface StoredStreak {
  readonly day: number;
  readonly length: number;
  /** The last missed day that was forgiven. */
  readonly spared?: number | undefined;
  /** Missed days in the week before that one, oldest first. */
  readonly missed?: readonly number[];
}

/** Period in days, in which a streak survives as many missed days as the network spares. */
export const SPARED_DAYS = 7;

/** Returns the last day on which a vote continues a streak that may miss this many days. */
function lastDayOf({ day, spared, missed = [] }: StoredStreak, most: number): number {
  let last = day + 1;
  let gaps = spared === undefined ? missed : [...missed, spared];
  while (last - day <= most) {
    const earliest = last - SPARED_DAYS;
    gaps = [...gaps.filter((gap) => gap > earliest), last];
    if (gaps.length > most) break;
    last += 1;
  }
  return last;
}

/**
 * Returns a stored streak's value at a time: zero after a missed day that cannot be forgiven.
 * @param most days that it may miss in a week
 */
export function streakAt(
  stored: StoredStreak | null,
  best: number,
  now: number,
  calendar: Calendar,
  most: number,
): VotesResponse['streak'] {
  const none = { days: 0, best, keptUntil: null, spared: null };
  if (!stored) return none;
  const today = calendar.dayAt(now);
  const { day, length, spared } = stored;
  const lastDay = lastDayOf(stored, most);
  if (today > lastDay) return none;
  const missed = today > day + 1 ? today - 1 : spared;
  const isRecent = missed !== undefined && today - missed < SPARED_DAYS;
  return {
    days: length,
    best,
    keptUntil: new Date(calendar.startOf(lastDay + 1)).toISOString(),
    spared: isRecent ? dateOf(missed) : null,
  };
}
