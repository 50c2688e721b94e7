import { rewardServers, rewardsOfVote, type GivenReward, type VoteSiteId } from '@/content/vote-rewards';
import { voteSites } from '@/content/votes';
import type { Evidence } from '@/contract/vote-desk';
import { fold } from '../core/auth/account-keys';
import { position } from '../core/database/paged-index';
import type { VoteSetting } from '../core/env/vote-settings';
import { type Calendar, monthAfter } from './calendar';
import { isAsked } from './checks/checks';

const HOUR_MS = 3_600_000;
/** Listing sites are not exact: so much earlier a vote counts as the next one. */
const TOLERANCE_MS = HOUR_MS;
/** Months of which a player's own record holds the votes. */
const MONTHS_KEPT = 2;

/** Milliseconds between two votes on a site, as the page says. */
export function cooldownOf(site: VoteSiteId): number {
  const found = voteSites.find(({ id }) => id === site);
  return (found?.cooldown ?? 24) * HOUR_MS;
}

/** A vote is the same as one that counted when it is less than this away from it. */
export const windowOf = (site: VoteSiteId): number => cooldownOf(site) - TOLERANCE_MS;

export interface EvidenceOfVote extends Omit<Evidence, 'at'> {
  /** The same for what says the same thing twice. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A vote as the ledger's scripts take it. */
export interface Vote {
  readonly id: string;
  readonly player: string;
  readonly key: string;
  readonly site: VoteSiteId;
  readonly at: number;
  readonly position: string;
  readonly day: number;
  readonly month: string;
  readonly oldestMonth: string;
  readonly window: number;
  /** Where the vote may still be the one before: the window after one that is not used up at the listing site. */
  readonly patience?: number;
  readonly evidence: EvidenceOfVote;
  readonly rewards: readonly StoredGift[];
  /** What is yet to be claimed at the listing site, if anything, and when. Absent and not null, which is true to a script. */
  readonly claim?: string;
  readonly claimAt: number;
}

export type StoredGift = GivenReward & { readonly server?: string };

/** Rewards with the servers that they are for. */
export function toGifts(rewards: readonly GivenReward[]): StoredGift[] {
  return rewards.map((given) => {
    const server = rewardServers[given.reward];
    return server === undefined ? given : { ...given, server };
  });
}

/** Whether votes on a site with this setting have to be claimed there. */
export function isClaimedBy(setting: VoteSetting | null): boolean {
  return setting !== null && setting.key !== null && isAsked(setting.check);
}

interface VoteParts {
  readonly id: string;
  readonly player: string;
  readonly site: VoteSiteId;
  readonly at: number;
  readonly evidence: EvidenceOfVote;
  /** Whether the listing site's check is to be told that the vote was used. */
  readonly isClaimed: boolean;
  /** Whether the check itself said so, which says of an old vote what it says of a new one. */
  readonly isByCheck?: boolean;
}

/** Claiming follows at once; the queue takes over when that failed. */
const CLAIM_DELAY_MS = 60_000;

export function voteOf(
  { id: givenId, player, site, at, evidence, isClaimed, isByCheck = false }: VoteParts,
  calendar: Calendar,
): Vote {
  const [id, key] = [givenId.toLowerCase(), fold(player)];
  const month = calendar.monthAt(at);
  return {
    id,
    player,
    key,
    site,
    at,
    position: position(at, id),
    day: calendar.dayAt(at),
    month,
    oldestMonth: monthAfter(month, -MONTHS_KEPT),
    window: windowOf(site),
    ...(isByCheck && { patience: cooldownOf(site) + TOLERANCE_MS }),
    evidence,
    rewards: toGifts(rewardsOfVote[site]),
    ...(isClaimed && { claim: claimMember({ site, key, id, at }) }),
    claimAt: at + CLAIM_DELAY_MS,
  };
}

/** A vote that is yet to be claimed at its listing site. */
export interface Claim {
  readonly site: VoteSiteId;
  readonly key: string;
  readonly id: string;
  readonly at: number;
}

export const claimMember = ({ site, key, id, at }: Claim): string => `${site} ${key} ${id} ${String(at)}`;

/** Null for what this site has not written. */
export function parseClaim(member: string): Claim | null {
  const [site = '', key = '', id = '', at = ''] = member.split(' ');
  const known = voteSites.find((one) => one.id === site);
  return known && at !== '' ? { site: known.id, key, id, at: Number(at) } : null;
}
