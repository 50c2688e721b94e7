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
/** Listing sites are not exact: so much earlier a vote counts as the next one, where they count hours. */
const TOLERANCE_MS = HOUR_MS;
/** Listing sites that can be asked tell of an unclaimed vote for a day, whenever they take the next one. */
const TOLD_MS = 24 * HOUR_MS;
/** Before the next vote counts, so that no late claim uses that one up: at most, and where votes count by the time of the day. */
const CLAIM_MARGIN_MS = { hours: 2 * HOUR_MS, reset: 300_000 };
/** Nobody votes again so soon after a site has told of a vote, so a claim then is of that one, also just before a reset. */
const CLAIM_AT_ONCE_MS = 10_000;
/** Further back than any vote may be from the reset before it. */
const RESETS_MS = 2 * 86_400_000;
/** Months of which a player's own record holds the votes. */
const MONTHS_KEPT = 2;

/**
 * A vote site of the network.
 * @throws RangeError for another id
 */
export function siteOf(id: string): VotingSite {
  const site = byId(voting.sites, id);
  if (!site) throw new RangeError(`There is no vote site ${id}.`);
  return site;
}

/** Whether a vote on a site now is the next one after that of a time. */
export function isOver(site: string, at: number, now: number): boolean {
  const { again } = siteOf(site);
  return now >= nextVoteAt(again, at) - ('hours' in again ? TOLERANCE_MS : 0);
}

/** Until when a claim is of this vote, and not of the next one. */
export function claimableUntil({ site, at }: Claim): number {
  const { again } = siteOf(site);
  const margin =
    'hours' in again ? Math.min(CLAIM_MARGIN_MS.hours, (again.hours * HOUR_MS) / 2) : CLAIM_MARGIN_MS.reset;
  return Math.max(nextVoteAt(again, at) - margin, at + CLAIM_AT_ONCE_MS);
}

/** When a site takes the next votes, from one reset before a time to one after another. */
function resetsBetween(again: Again, first: number, last: number): number[] {
  const resets = [nextVoteAt(again, first - RESETS_MS)];
  for (let reset = resets[0] ?? last; reset <= last; resets.push(reset)) reset = nextVoteAt(again, reset);
  return resets;
}

export interface EvidenceOfVote extends Omit<Evidence, 'at'> {
  /** The same for what says the same thing twice. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A vote before it is known which site it was given on, as scripts take it. */
interface CastVote {
  readonly id: string;
  readonly player: string;
  readonly key: string;
  /** Players who are meant if nobody is known by the name; absent where there are none. */
  readonly others?: readonly { readonly player: string; readonly key: string }[];
  readonly at: number;
  readonly position: string;
  readonly day: number;
  readonly month: string;
  readonly oldestMonth: string;
  readonly evidence: EvidenceOfVote;
  readonly claimAt: number;
}

/** Which votes on a site are the same, and the rewards of each. */
export interface SiteTerms {
  /** A vote is the same as one that counted when it is less than this away from it. */
  readonly window?: number;
  /** Times between which all votes are the same, in place of a window. */
  readonly resets?: readonly number[];
  readonly rewards: readonly StoredGift[];
}

/** A vote as the ledger's scripts take it. */
export interface Vote extends CastVote, SiteTerms {
  readonly site: string;
  /** Where the vote may still be the one before: the window around one that is not used up at the listing site. */
  readonly patience?: number;
  /** What is yet to be claimed at the listing site, if anything, and when. Absent and not null, which is true to a script. */
  readonly claim?: string;
}

export type StoredGift = Given & { readonly server?: string };

/** Rewards with the servers that they are for. */
export function toGifts(rewards: readonly Given[]): StoredGift[] {
  return rewards.map((given) => {
    const server = byId(voting.rewards, given.reward)?.server;
    return server === undefined ? given : { ...given, server };
  });
}

/** Whether votes on a site with this setting have to be claimed there. */
export function isClaimedBy(setting: VoteSetting | null | undefined): boolean {
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
  /** Whether the listing site's check is to be told that the vote was used. */
  readonly isClaimed: boolean;
  /** Whether the check itself said so, which says of an old vote what it says of a new one. */
  readonly isByCheck?: boolean;
}

/** Claiming follows at once; the queue takes over when that failed. */
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

/** @param first to `last`: between them lie the votes */
export function termsOf({ again, rewards }: VotingSite, first: number, last: number): SiteTerms {
  const gifts = toGifts(rewards);
  return 'hours' in again
    ? { window: again.hours * HOUR_MS - TOLERANCE_MS, rewards: gifts }
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
    ...(isClaimed && { claim: claimMember({ ...cast, site }) }),
  };
}

/** A vote of a service that the network does not name, as scripts keep it until somebody names the service. */
export interface UnnamedVote {
  readonly id: string;
  readonly at: number;
  readonly month: string;
  /** The folded service. */
  readonly service: string;
  /** The service, a space, and the {@link CastVote} as JSON, with what is to be claimed on each site. */
  readonly member: string;
}

/** @param claimed sites whose checks are to be told that the vote was used */
export function unnamedVoteOf(
  parts: CastParts,
  service: string,
  claimed: readonly string[],
  calendar: Calendar,
): UnnamedVote {
  const cast = castVoteOf(parts, calendar);
  const claims = Object.fromEntries(claimed.map((site) => [site, claimMember({ ...cast, site })]));
  const { id, at, month } = cast;
  const json = JSON.stringify({ ...cast, ...(claimed.length > 0 && { claims }) });
  return { id, at, month, service, member: `${service} ${json}` };
}

/** A vote that is yet to be claimed at its listing site. */
export interface Claim {
  readonly site: string;
  readonly key: string;
  readonly id: string;
  readonly at: number;
}

export const claimMember = ({ site, key, id, at }: Claim): string => `${site} ${key} ${id} ${String(at)}`;

/** Null for what this site has not written. */
export function parseClaim(member: string): Claim | null {
  // Names may have spaces.
  const [, site, key = '', id = '', at] = /^(\S+) (.+) (\S+) (\d+)$/.exec(member) ?? [];
  return site !== undefined && byId(voting.sites, site) ? { site, key, id, at: Number(at) } : null;
}
