import type { Clock } from '../core/time/clock';
import type { VoteCheck } from './checks/vote-check';
import type { VoteStore } from './store/vote-store';
import { type Claim, claimableUntil } from './vote';

export interface ClaimParts {
  readonly store: Pick<VoteStore, 'dueClaims' | 'settleClaim'>;
  readonly checks: ReadonlyMap<string, VoteCheck>;
  readonly clock: Pick<Clock, 'now'>;
}

export type Claims = ReturnType<typeof createClaims>;

/**
 * Tells listing sites which votes were used, until they have heard it. When a claim could not be made in its vote's window, it is
 * given up: the vote counts as unused, and a check has to wait longer for the next one.
 */
export function createClaims({ store, checks, clock }: ClaimParts) {
  /** Whether nothing is left to do. Never rejects. */
  async function attempt(claim: Claim): Promise<boolean> {
    const isLate = clock.now() > claimableUntil(claim);
    const answer = isLate ? 'unknown' : await checks.get(claim.site)?.claim(claim.key);
    if (answer !== 'used' && !isLate) return false;
    return store.settleClaim(claim, !isLate).then(
      () => true,
      () => false,
    );
  }

  return {
    attempt,

    /** Makes the claims that are due; how many could not be made. */
    async sweep(): Promise<number> {
      if (checks.size === 0) return 0;
      const due = await store.dueClaims(clock.now());
      const results = await Promise.all(due.map(attempt));
      return results.filter((isDone) => !isDone).length;
    },
  };
}
