import type { VoteCheckName } from '@/contract/network/voting';

/** A listing site's answer about a player: `unknown` for anything that its documentation does not define. */
export type CheckAnswer = 'voted' | 'claimed' | 'not_voted' | 'unknown';

/** Result of a claim: `used` when the listing site now marks the vote as used, or did before. */
export type ClaimAnswer = 'used' | 'unknown';

/** A listing site that answers questions. Neither method ever rejects. */
export interface VoteCheck {
  ask(player: string): Promise<CheckAnswer>;
  /** Marks the vote as used. */
  claim(player: string): Promise<ClaimAnswer>;
}

export interface CheckParts {
  /** Base URL, without a slash at the end; null for the service's own. */
  readonly url: string | null;
  readonly key: string;
  readonly userAgent: string;
}

export type MakeCheck = (parts: CheckParts) => VoteCheck;

/** The configurable checks that this site asks. */
export type AskedCheckName = Exclude<VoteCheckName, 'topg' | 'bestmine'>;
