import { voting } from '#network/private/voting';
import type { Again, Given, Voting } from '@/contract/network/voting';
import type { Evidence } from '@/contract/vote-desk';
import { byId } from '@/lib/by-id';
import { nextVoteAt } from '@/lib/next-vote';
import { otherPlayerNames } from '@/lib/player-name';
import { fold } from '../core/auth/account-keys';
import { position } from '../core/database/paged-index';
import type { VoteSetting } from '../core/env/vote-settings';
import { type Calendar, monthAfter } from './calendar';
import { isAsked } from './checks/checks';

type VotingSite = Voting['sites'][number];

const HOUR_MS = 3_600_000;
/** Listing sites are not exact: a vote that is early by this much counts as the next one, where they count hours. */
const TOLERANCE_MS = HOUR_MS;
/** Listing sites that answer checks report an unclaimed vote for a day, whenever they take the next one. */
const TOLD_MS = 24 * HOUR_MS;
/**
 * Margin before the next vote, so that no late claim uses that one up: the maximum, and that of sites that reset at a time of
 * day.
 */
const CLAIM_MARGIN_MS = { hours: 2 * HOUR_MS, reset: 300_000 };
/** Nobody can vote again this soon after a site has reported a vote, so a claim concerns that vote, even just before a reset. */
const CLAIM_AT_ONCE_MS = 10_000;
/** Longer than the time from the previous reset to any vote. */
const RESETS_MS = 2 * 86_400_000;
/** Months whose votes a player's own record holds. */
const MONTHS_KEPT = 2;

/**
 * Returns a vote site of the network.
 * @throws RangeError for another id
 */
export function siteOf(id: string): VotingSite {
  const site = byId(voting.sites, id);
  if (!site) throw new RangeError(`Unknown vote site ${id}.`);
  return site;
}

/** Returns whether a vote on a site now is the next one after that of `at`. */
export function isOver(site: string, at: number, now: number): boolean {
  const { again } = siteOf(site);
  return now >= nextVoteAt(again, at) - ('hours' in again ? TOLERANCE_MS : 0);
}

/** Returns until when a claim concerns this vote, and not the next one. */
export function siteClaimableUntil({ site, at }: SiteClaim): number {
  const { again } = siteOf(site);
  const margin =
    'hours' in again ? Math.min(CLAIM_MARGIN_MS.hours, (again.hours * HOUR_MS) / 2) : CLAIM_MARGIN_MS.reset;
  return Math.max(nextVoteAt(again, at) - margin, at + CLAIM_AT_ONCE_MS);
}

/** Returns the resets of a site, from one before `first` to one after `last`. */
function resetsBetween(again: Again, first: number, last: number): number[] {
  const resets = [nextVoteAt(again, first - RESETS_MS)];
  for (let reset = resets[0] ?? last; reset <= last; resets.push(reset)) reset = nextVoteAt(again, reset);
  return resets;
}

export interface EvidenceOfVote extends Omit<Evidence, 'at'> {
  /** Equal for reports of the same vote. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A vote for scripts, before its site is known. */
interface CastVote {
  readonly id: string;
  readonly player: string;
  readonly key: string;
  /** Players who are meant if the name is unknown; absent for none. */
  readonly others?: readonly { readonly player: string; readonly key: string }[];
  readonly at: number;
  readonly position: string;
  readonly day: number;
  readonly month: string;
  readonly oldestMonth: string;
  readonly evidence: EvidenceOfVote;
  readonly claimAt: number;
}

/** Rule that tells a site's votes apart, and the rewards of each vote. */
export interface SiteTerms {
  /** A vote less than this away from a counted one is the same vote. */
  readonly cooldown?: number;
  /** Resets that separate votes, instead of a cooldown. */
  readonly resets?: readonly number[];
  readonly rewards: readonly StoredGift[];
}

/** A vote for the ledger's scripts. */
export interface Vote extends CastVote, SiteTerms {
  readonly site: string;
  /** Cooldown around a vote that is not used up at the listing site, which may still report the previous one. */
  readonly patience?: number;
  /** The claim to make at the listing site, and its time. Absent rather than null, which Lua treats as true. */
  readonly claim?: string;
}

export type StoredGift = Given & { readonly server?: string };

/** Returns rewards with the servers that they are for. */
export function toGifts(rewards: readonly Given[]): StoredGift[] {
  return rewards.map((given) => {
    const server = byId(voting.rewards, given.reward)?.server;
    return server === undefined ? given : { ...given, server };
  });
}

/** Returns whether votes on a site with this setting must be claimed there. */
export function wantsClaims(setting: VoteSetting | null | undefined): boolean {
  return typeof setting?.key === 'string' && isAsked(setting.check);
}

interface CastParts {
  readonly id: string;
  readonly player: string;
  readonly at: number;
  readonly evidence: EvidenceOfVote;
}

interface VoteParts extends CastParts {
  readonly site: string;
  /** Whether the listing site must be told that the vote was used. */
  readonly isClaimed: boolean;
  /** Whether the check itself reported it; a check cannot tell an old vote from a new one. */
  readonly isByCheck?: boolean;
}

/** A claim is tried at once; the queue retries it after this time. */
const CLAIM_DELAY_MS = 60_000;

function castVoteOf({ id: givenId, player, at, evidence }: CastParts, calendar: Calendar): CastVote {
  const id = givenId.toLowerCase();
  const month = calendar.monthAt(at);
  const others = otherPlayerNames(player).map((other) => ({ player: other, key: fold(other) }));
  return {
    id,
    player,
    key: fold(player),
    ...(others.length > 0 && { others }),
    at,
    position: position(at, id),
    day: calendar.dayAt(at),
    month,
    oldestMonth: monthAfter(month, -MONTHS_KEPT),
    evidence,
    claimAt: at + CLAIM_DELAY_MS,
  };
}

/** @param first start of the period that the votes are in; `last` is its end */
export function termsOf({ again, rewards }: VotingSite, first: number, last: number): SiteTerms {
  const gifts = toGifts(rewards);
  return 'hours' in again
    ? { cooldown: again.hours * HOUR_MS - TOLERANCE_MS, rewards: gifts }
    : { resets: resetsBetween(again, first, last), rewards: gifts };
}

export function voteOf(
  { site, isClaimed, isByCheck = false, ...parts }: VoteParts,
  calendar: Calendar,
): Vote {
  const cast = castVoteOf(parts, calendar);
  const known = siteOf(site);
  const rest = 'hours' in known.again ? known.again.hours * HOUR_MS : 0;
  return {
    ...cast,
    ...termsOf(known, cast.at, cast.at),
    site,
    ...(isByCheck && { patience: Math.max(rest, TOLD_MS) + TOLERANCE_MS }),
    ...(isClaimed && { claim: siteClaimMember({ ...cast, site }) }),
  };
}

/** A vote of an unnamed service, for scripts to keep until the service is named. */
export interface UnnamedVote {
  readonly id: string;
  readonly at: number;
  readonly month: string;
  readonly service: string;
  /** The service, a space, and the {@link CastVote} as JSON, with the claims to make on each site. */
  readonly member: string;
}

/** @param claimed sites that must be told that the vote was used */
export function unnamedVoteOf(
  parts: CastParts,
  service: string,
  claimed: readonly string[],
  calendar: Calendar,
): UnnamedVote {
  const cast = castVoteOf(parts, calendar);
  const claims = Object.fromEntries(claimed.map((site) => [site, siteClaimMember({ ...cast, site })]));
  const { id, at, month } = cast;
  const json = JSON.stringify({ ...cast, ...(claimed.length > 0 && { claims }) });
  return { id, at, month, service, member: `${service} ${json}` };
}

/** A vote that has to be claimed at its listing site. */
export interface SiteClaim {
  readonly site: string;
  readonly key: string;
  readonly id: string;
  readonly at: number;
}

export const siteClaimMember = ({ site, key, id, at }: SiteClaim): string =>
  `${site} ${key} ${id} ${String(at)}`;

/** Null for a member in an unknown format. */
export function parseSiteClaim(member: string): SiteClaim | null {
  // Names may contain spaces.
  const [, site, key = '', id = '', at] = /^(\S+) (.+) (\S+) (\d+)$/.exec(member) ?? [];
  return site !== undefined && byId(voting.sites, site) ? { site, key, id, at: Number(at) } : null;
}
