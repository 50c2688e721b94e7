import type { VoteSite } from '@/contract/network/voting';
import type { VotesResponse } from '@/contract/votes';
import { ageOf, type Ballot } from '../ballots';

/** So long a vote usually takes to arrive; then something may be wrong. */
export const LATE_MS = 180_000;

/** How a player stands on a site, as the server says, and as far as it has not yet, as this browser knows. */
export type SiteState =
  | { kind: 'available' | 'waiting' | 'late' | 'already' }
  /** With the milliseconds until the next vote. */
  | { kind: 'counted'; remaining: number };

/** When the server takes the player's next vote on a site; null where it has never taken one. */
export const nextAtOf = (votes: VotesResponse, site: VoteSite): string | null =>
  votes.sites.find(({ id }) => id === site.id)?.nextAt ?? null;

/** Where clocks are set back by two hours, a day has so many. */
const LONGEST_DAY = 26;

/** Never more than after a vote at this moment, or than a day has where the time of the day decides, whatever the machine's clock says. */
const remainingUntil = (nextAt: string | null, { again }: VoteSite, now: number): number => {
  const most = ('hours' in again ? again.hours : LONGEST_DAY) * 3_600_000;
  return nextAt === null ? 0 : Math.min(most, Math.max(0, Date.parse(nextAt) - now));
};

export const stateOf = (
  site: VoteSite,
  votes: VotesResponse,
  ballot: Ballot | undefined,
  now: number,
): SiteState => {
  const remaining = remainingUntil(nextAtOf(votes, site), site, now);
  if (remaining > 0) return { kind: 'counted', remaining };
  const age = ballot ? ageOf(ballot, now) : null;
  if (age === null || !ballot || ballot.state === 'counted') return { kind: 'available' };
  if (ballot.state === 'already') return { kind: 'already' };
  return { kind: age < LATE_MS ? 'waiting' : 'late' };
};
