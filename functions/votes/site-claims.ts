import type { Clock } from '../core/time/clock';
import type { VoteCheck } from './checks/vote-check';
import type { VoteStore } from './store/vote-store';
import { type SiteClaim, siteClaimableUntil } from './vote';

export interface SiteClaimParts {
  readonly store: Pick<VoteStore, 'dueSiteClaims' | 'settleSiteClaim'>;
  readonly checks: ReadonlyMap<string, VoteCheck>;
  readonly clock: Pick<Clock, 'now'>;
}

export type SiteClaims = ReturnType<typeof createSiteClaims>;

/**
 * Reports used votes to listing sites, and retries until they confirm. A claim that fails throughout its vote's cooldown is given
 * up. The vote then counts as unused, and a check has to wait longer for the next one.
 */
export function createSiteClaims({ store, checks, clock }: SiteClaimParts) {
  /** Returns whether the claim is settled. Never rejects. */
  async function attempt(claim: SiteClaim): Promise<boolean> {
    const isLate = clock.now() > siteClaimableUntil(claim);
    const answer = isLate ? 'unknown' : await checks.get(claim.site)?.claim(claim.key);
    if (answer !== 'used' && !isLate) return false;
    return store.settleSiteClaim(claim, !isLate).then(
      () => true,
      () => false,
    );
  }

  return {
    attempt,

    /** Makes the claims that are due, and returns how many failed. */
    async sweep(): Promise<number> {
      if (checks.size === 0) return 0;
      const due = await store.dueSiteClaims(clock.now());
      const results = await Promise.all(due.map(attempt));
      return results.filter((isDone) => !isDone).length;
    },
  };
}
