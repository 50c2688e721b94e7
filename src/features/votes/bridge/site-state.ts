import type { VoteSite } from '@/contract/network/voting';
import type { VotesResponse } from '@/contract/votes';
import { ageOf, type OpenedVote } from '../opened-votes';

/** Usual maximum time until a vote arrives; after that, something may be wrong. */
export const LATE_MS = 180_000;

/** State of a player on a site, as the server reports it or, until it does, as this browser knows it. */
export type SiteState =
  | { kind: 'available' | 'waiting' | 'late' | 'already' }
  /** `remaining` is the time until the next vote, in milliseconds. */
  | { kind: 'counted'; remaining: number };

/** Returns the time of the player's next vote on a site; null if the server has never accepted one. */
export const nextAtOf = (votes: VotesResponse, site: VoteSite): string | null =>
  votes.sites.find(({ id }) => id === site.id)?.nextAt ?? null;

/** Hours of a day on which clocks are set back by two. */
const LONGEST_DAY = 26;

/**
 * Bounds the remaining time, whatever the machine's clock, by that after a vote at this moment, or by a day's
 * length for a daily reset.
 */
const remainingUntil = (nextAt: string | null, { again }: VoteSite, now: number): number => {
  const most = ('hours' in again ? again.hours : LONGEST_DAY) * 3_600_000;
  return nextAt === null ? 0 : Math.min(most, Math.max(0, Date.parse(nextAt) - now));
};

export const stateOf = (
  site: VoteSite,
  votes: VotesResponse,
  opened: OpenedVote | undefined,
  now: number,
): SiteState => {
  const remaining = remainingUntil(nextAtOf(votes, site), site, now);
  if (remaining > 0) return { kind: 'counted', remaining };
  const age = opened ? ageOf(opened, now) : null;
  if (age === null || !opened || opened.state === 'counted') return { kind: 'available' };
  if (opened.state === 'already') return { kind: 'already' };
  return { kind: age < LATE_MS ? 'waiting' : 'late' };
};
