import type { VotesResponse } from '@/contract/votes';
import { type Calendar, dateOf } from './calendar';

/** A streak as it was at its last day with a vote; days as of `Calendar`. */
export interface StoredStreak {
  readonly day: number;
  /** Days with a vote. */
  readonly length: number;
  /** The last day that was missed and forgiven. */
  readonly spared?: number | undefined;
}

/** A second day may be missed so many days after the first. */
const SPARED_DAYS = 7;

/** What a stored streak is worth at a time: after a missed day that cannot be forgiven, nothing. */
export function streakAt(
  stored: StoredStreak | null,
  best: number,
  now: number,
  calendar: Calendar,
): VotesResponse['streak'] {
  const none = { days: 0, best, keptUntil: null, spared: null };
  if (!stored) return none;
  const today = calendar.dayAt(now);
  const { day, length, spared } = stored;
  const maySpare = spared === undefined || day + 1 - spared >= SPARED_DAYS;
  const lastDay = day + (maySpare ? 2 : 1);
  if (today > lastDay) return none;
  const missed = today === day + 2 ? day + 1 : spared;
  const isRecent = missed !== undefined && today - missed < SPARED_DAYS;
  return {
    days: length,
    best,
    keptUntil: new Date(calendar.startOf(lastDay + 1)).toISOString(),
    spared: isRecent ? dateOf(missed) : null,
  };
}
