import { randomUUID } from 'node:crypto';
import { voteRefusals } from '#messages/vote-refusals';
import { voting } from '#network/private/voting';
import { isTestName } from '@/contract/listing-sites';
import type { Milestone, VoteCheckResponse, VotersResponse, VotesResponse } from '@/contract/votes';
import { nextVoteAt } from '@/lib/next-vote';
import { fold } from '../core/auth/account-keys';
import type { VoteSettings } from '../core/env/vote-settings';
import { ApiError } from '../core/errors/api-error';
import { UnavailableError } from '../core/errors/unavailable-error';
import { noteFailure } from '../core/failures/note-failure';
import { createMemoryLimiter } from '../core/limits/memory-limiter';
import { networksAround } from '../core/limits/network';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';
import { type Calendar, monthAfter } from './calendar';
import type { CallerAddresses } from './callbacks/caller-addresses';
import { issueTicket, ticketHash } from './callbacks/ticket';
import { topgCaller, topgLink } from './callbacks/topg';
import type { VoteCheck } from './checks/vote-check';
import { milestonesOf, toVotesResponse } from './present-votes';
import type { SiteClaims } from './site-claims';
import { emptyPlayer, type MonthBoard, type VoteStore } from './store/vote-store';
import { MONTHS_KEPT } from './upkeep';
import { type EvidenceOfVote, isOver, siteOf, toGifts, voteOf } from './vote';

/** Minimum time between two questions to a listing site about the same player. */
const ASK_REST_MS = 20_000;
/** Limit of one instance for all players: one of the services takes 30 questions a minute. */
const ASK_LIMIT = { name: 'vote-checks', burst: 10, refillMs: 3_000 };
/** Half of that for the widest block around a client subnet, so that made-up names cannot block the questions of others. */
const ASK_OF_NETWORK_LIMIT = { name: 'vote-checks-of', burst: 5, refillMs: 6_000 };
/** Months that an instance remembers, for 30 s each, and for longer without a new vote. */
const MOST_MONTHS = 24;
const UNCHANGED_MS = 600_000;

export interface VoteParts {
  readonly store: VoteStore;
  readonly checks: ReadonlyMap<string, VoteCheck>;
  readonly callers: CallerAddresses;
  readonly settings: VoteSettings;
  readonly claims: SiteClaims;
  readonly calendar: Calendar;
  readonly clock: Pick<Clock, 'now'>;
  /** Tags tickets. */
  readonly siteSecret: string;
  /** Multiplies the limits of a client subnet. */
  readonly addressLimitFactor: number;
}

/** Continues some work after the response. */
export type Later = (work: Promise<unknown>) => void;

export type Votes = ReturnType<typeof createVotes>;

/** Votes for visitors and listing sites. Created once per instance. Rejects with `UnavailableError` while the store is away. */
export function createVotes(parts: VoteParts) {
  const { store, checks, callers, settings, claims, calendar, clock, siteSecret, addressLimitFactor } = parts;
  const boards = cached(boardReader(store, clock), clock, { most: MOST_MONTHS });

  const asks = createMemoryLimiter(ASK_LIMIT, 1, clock);
  const asksOf = createMemoryLimiter(ASK_OF_NETWORK_LIMIT, addressLimitFactor, clock);

  const read = async (name: string) => (await store.read(name)) ?? emptyPlayer(name);

  const evidenceOf = (source: 'check' | 'callback', site: string, at: number): EvidenceOfVote => ({
    id: randomUUID(),
    source,
    at,
    service: settings[site]?.check ?? null,
    server: null,
    protocol: null,
  });

  const counted = (at: number, site: string): VoteCheckResponse => ({
    state: 'counted',
    nextAt: new Date(nextVoteAt(siteOf(site).again, at)).toISOString(),
  });

  return {
    async of(name: string): Promise<VotesResponse> {
      const [now, player] = [clock.now(), await read(name)];
      const month = calendar.monthAt(now);
      const votes = player.months.get(month) ?? 0;
      const ahead = votes > 0 ? await store.ahead(votes, month) : 0;
      return toVotesResponse(player, ahead, now, calendar);
    },

    /**
     * Returns whether a vote counts; without a receipt, the listing site's check is asked. Only a documented yes creates a
     * receipt; the vote is claimed there afterwards.
     * @param network client subnet of the caller
     */
    async check(name: string, site: string, later: Later, network = ''): Promise<VoteCheckResponse> {
      const [now, player] = [clock.now(), await read(name)];
      const last = player.votedAt.get(site)?.at(-1);
      if (last !== undefined && !isOver(site, last, now)) return counted(last, site);
      const pending: VoteCheckResponse = { state: 'pending', nextAt: null };
      const check = checks.get(site);
      const asker = `${site} ${String(networksAround(network).at(-1))}`;
      if (!check || asks.look(site) > 0 || asksOf.look(asker) > 0) return pending;
      if (!(await store.mayAsk(site, fold(name), ASK_REST_MS))) return pending;
      asks.take(site);
      asksOf.take(asker);
      const answer = await check.ask(name);
      if (answer === 'claimed') return { state: 'already', nextAt: null };
      if (answer !== 'voted') return pending;
      const at = clock.now();
      const evidence = evidenceOf('check', site, at);
      const parts = { id: randomUUID(), player: name, site, at, evidence, isClaimed: true, isByCheck: true };
      const vote = voteOf(parts, calendar);
      const receipt = await store.record(vote, at);
      // The listing site may mean the previous vote, whose claim it has not received.
      if (!receipt.isNew) return isOver(site, receipt.at, at) ? pending : counted(receipt.at, site);
      later(claims.attempt({ site, key: vote.key, id: vote.id, at }));
      return counted(receipt.at, site);
    },

    /** Returns the address to vote at on a site, with a ticket where the site passes it back. */
    async ticket(name: string, site: string): Promise<string> {
      const own = siteOf(site).url;
      const setting = settings[site];
      if (setting?.check !== 'topg') return own;
      const ticket = issueTicket(siteSecret);
      const hash = ticketHash(ticket, siteSecret);
      const url = topgLink(setting, ticket);
      if (url === null || hash === null) return own;
      await store.keepTicket(hash, site, name);
      return url;
    },

    /**
     * Counts the vote of a ticket, if the ticket exists and the listing site itself sends it: visitors know their own tickets.
     * @param address of the caller, as the platform saw it
     * @throws UnavailableError when the listing site's addresses are unknown; the ticket stays valid
     */
    async useTicket(ticket: string, site: string, address: string) {
      const setting = settings[site];
      if (setting?.check !== 'topg' || setting.key === null) return;
      const isListingSite = await callers.isOf(topgCaller(setting), address);
      if (isListingSite === null) {
        noteFailure(`vote-${site}`, 'dns');
        throw new UnavailableError('The host of the vote site’s callbacks cannot be resolved.');
      }
      const hash = isListingSite ? ticketHash(ticket, siteSecret) : null;
      if (hash === null) return;
      const at = clock.now();
      const evidence = evidenceOf('callback', site, at);
      const vote = voteOf({ id: randomUUID(), player: '', site, at, evidence, isClaimed: false }, calendar);
      await store.useTicket(hash, vote, at);
    },

    /** Counts a vote that a listing site has signed, unless it is a test. */
    async recordSigned(name: string, site: string) {
      if (isTestName(name)) return;
      const at = clock.now();
      const evidence = evidenceOf('callback', site, at);
      const parts = { id: randomUUID(), player: name, site, at, evidence, isClaimed: false };
      await store.record(voteOf(parts, calendar), at);
    },

    /** @throws ApiError `conflict` without such a milestone to claim */
    async claim(name: string, days: number): Promise<Milestone[]> {
      const milestone = voting.milestones.find((one) => one.days === days);
      const player = milestone
        ? await store.claimMilestone(name, days, toGifts(milestone.rewards), clock.now())
        : null;
      if (!player) throw new ApiError('conflict', voteRefusals.noClaim);
      return milestonesOf(player);
    },

    /** @param given the current month if null; a month without a stored board has no voters */
    async voters(given: string | null): Promise<VotersResponse> {
      const now = calendar.monthAt(clock.now());
      const month = given ?? now;
      const isKept = month <= now && month >= monthAfter(now, -MONTHS_KEPT);
      const { votes, players } = isKept ? await boards.get(month) : { votes: 0, players: [] };
      return { month, goal: { target: voting.goal, votes }, players };
    },
  };
}

/** Returns a function that reads a month's board, and that only counts receipts while these show no new vote. */
function boardReader(store: VoteStore, clock: Pick<Clock, 'now'>) {
  const read = new Map<
    string,
    { readonly receipts: number; readonly at: number; readonly board: MonthBoard }
  >();
  return async (month: string): Promise<MonthBoard> => {
    const [receipts, at, known] = [await store.receipts(), clock.now(), read.get(month)];
    if (known?.receipts === receipts && Math.abs(at - known.at) < UNCHANGED_MS) return known.board;
    const board = await store.voters(month);
    read.set(month, { receipts, at, board });
    return board;
  };
}
