import type { VoteCheckName } from '@/contract/network/voting';

/** What a listing site says of a player: `unknown` whenever it does not say just what its documentation knows. */
export type CheckAnswer = 'voted' | 'claimed' | 'not_voted' | 'unknown';

/** What became of a claim: `used` when the vote counts as used there from now on, or did so before. */
export type ClaimAnswer = 'used' | 'unknown';

/** A listing site that can be asked. Neither method ever rejects. */
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

/** Makes the check of one service. */
export type MakeCheck = (parts: CheckParts) => VoteCheck;

/** Of the names that may be set, those that can be asked. */
export type AskedCheckName = Exclude<VoteCheckName, 'topg' | 'bestmine'>;
