import { voting } from '#network/private/voting';
import { VOTE_CHECKS, type VoteCheckName } from '@/contract/network/voting';

/** Confirmation of votes on a listing site, besides Votifier. */
export interface VoteSetting {
  readonly check: VoteCheckName;
  /** Null when unset: no vote is confirmed then. */
  readonly key: string | null;
  /** Base URL, without a slash at the end; null for the service's own. */
  readonly url: string | null;
}

/** Null for a site whose votes come by Votifier alone. */
export type VoteSettings = Readonly<Record<string, VoteSetting | null>>;

export const VOTE_CHECK_RULE = `one of ${VOTE_CHECKS.join(', ')}`;

/** Returns the variable of a site: `VOTE_KEY_MINECRAFT_MP` of `minecraft-mp`. */
export const voteVariable = (what: 'CHECK' | 'KEY' | 'URL', site: string): string =>
  `VOTE_${what}_${site.toUpperCase().replaceAll('-', '_')}`;

export function parseVoteCheck(text: string): VoteCheckName | null {
  return VOTE_CHECKS.find((name) => name === text) ?? null;
}

export function perVoteSite(read: (site: string) => VoteSetting | null): VoteSettings {
  return Object.fromEntries(voting.sites.map(({ id }) => [id, read(id)]));
}
