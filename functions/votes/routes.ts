import { voteRefusals } from '#messages/vote-refusals';
import { voting } from '#network/private/voting';
import { NO_PLAYER_NAME, voteClaimSchema, voteSiteSchema } from '@/contract/vote-requests';
import {
  isMonth,
  VOTE_PATHS,
  type VoteBridgeResponse,
  voteBridgeResponseSchema,
  type VoteCheckResponse,
  voteCheckResponseSchema,
  type VoteClaimResponse,
  voteClaimResponseSchema,
  type VotersResponse,
  votersResponseSchema,
  type VotesResponse,
  votesResponseSchema,
  type VoteTicketResponse,
  voteTicketResponseSchema,
} from '@/contract/votes';
import { byId } from '@/lib/by-id';
import { toPlayerName } from '@/lib/player-name';
import type { VoteSettings } from '../core/env/vote-settings';
import { ApiError, invalidFields, invalidQuery } from '../core/errors/api-error';
import { json, noContent, cachedForAll } from '../core/http/answers';
import { type PathParams, type Route, route } from '../core/http/route';
import { LOOK_UP_LIMIT, TICKET_LIMIT } from '../core/limits/rate-limit';
import type { VoteBridge } from './bridge';
import { bestmineVoter } from './callbacks/bestmine';
import { topgTicket } from './callbacks/topg';
import type { Votes } from './votes';

interface VoteServices {
  readonly votes: Votes;
  readonly bridge: VoteBridge;
  readonly settings: VoteSettings;
}

export const voteRoutes = ({ votes, bridge, settings }: VoteServices): Route[] => [
  /** A `VoteBridgeResponse`, the same for all visitors. */
  route({
    method: 'GET',
    path: VOTE_PATHS.bridge,
    summary: 'Get whether votes reach the game, and which rewards they earn',
    gives: { 200: voteBridgeResponseSchema },
    auth: 'public',
    limit: null,
    body: null,
    handle: async () => json<VoteBridgeResponse>(await bridge.state(), { headers: cachedForAll() }),
  }),

  /** A `VotesResponse`, zeros for a name that never voted; 422 for an invalid name. */
  route({
    method: 'GET',
    path: VOTE_PATHS.votes,
    summary: 'Get a player’s votes, streak and milestones',
    gives: { 200: votesResponseSchema },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: playerIn,
    handle: async ({ params: { player } }) => json<VotesResponse>(await votes.of(player)),
  }),

  route({
    method: 'POST',
    path: VOTE_PATHS.voteCheck,
    summary: 'Check with a listing site whether a player has voted',
    gives: { 200: voteCheckResponseSchema },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: { schema: voteSiteSchema },
    params: playerIn,
    async handle({ params: { player }, body, context, network }) {
      const [site, later] = [knownSite(body.site), (work: Promise<unknown>) => context.waitUntil(work)];
      return json<VoteCheckResponse>(await votes.check(player, site, later, await network()));
    },
  }),

  route({
    method: 'POST',
    path: VOTE_PATHS.voteTicket,
    summary: 'Get a voting URL with a ticket that names the player',
    gives: { 200: voteTicketResponseSchema },
    auth: 'public',
    limit: { rule: TICKET_LIMIT, counted: 'before' },
    body: { schema: voteSiteSchema },
    params: playerIn,
    handle: async ({ params: { player }, body: { site } }) =>
      json<VoteTicketResponse>({ url: await votes.ticket(player, knownSite(site)) }),
  }),

  /** A `VoteClaimResponse`; 409 without such a milestone to claim. */
  route({
    method: 'POST',
    path: VOTE_PATHS.voteClaim,
    summary: 'Claim the reward of a streak',
    gives: { 200: voteClaimResponseSchema },
    refuses: ['conflict'],
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: { schema: voteClaimSchema },
    params: playerIn,
    handle: async ({ params: { player }, body: { days } }) =>
      json<VoteClaimResponse>({ milestones: await votes.claim(player, days) }),
  }),

  /**
   * 204, whether or not the ticket is valid and the listing site calls, so that strangers learn nothing. 503 while callers cannot
   * be identified.
   */
  route({
    method: 'GET',
    path: VOTE_PATHS.voteCallback,
    summary: 'Receive a vote from a listing site, identified by a ticket',
    gives: { 204: null },
    query: { p_resp: { about: 'The ticket.' } },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: siteIn,
    async handle({ params: { site }, request, context }) {
      // HEAD requests come from link checkers, and must change nothing.
      const ticket = request.method === 'GET' ? topgTicket(request) : null;
      if (ticket !== null) await votes.useTicket(ticket, site, context.ip);
      return noContent();
    },
  }),

  /** 204, whether or not the signature is valid. */
  route({
    method: 'POST',
    path: VOTE_PATHS.voteCallback,
    summary: 'Receive a signed vote from a listing site',
    gives: { 204: null },
    auth: 'public',
    isSigned: true,
    limit: null,
    body: null,
    params: siteIn,
    async handle({ params: { site }, request }) {
      const setting = settings[site];
      const voter = setting?.check === 'bestmine' ? await bestmineVoter(request, setting.key) : null;
      if (voter !== null) await votes.recordSigned(voter, site);
      return noContent();
    },
  }),

  /** `?month=`, the current one by default: a `VotersResponse`; 422 for an invalid month. */
  route({
    method: 'GET',
    path: VOTE_PATHS.voters,
    summary: 'List the top voters of a month',
    gives: { 200: votersResponseSchema },
    query: { month: { about: 'Such as 2026-05. Defaults to the current month.' } },
    auth: 'public',
    limit: null,
    body: null,
    handle: async ({ request }) =>
      json<VotersResponse>(await votes.voters(monthIn(request)), { headers: cachedForAll('month') }),
  }),
];

/** Returns the player in the path, decoded. */
function playerIn(params: PathParams): { readonly player: string } {
  const player = toPlayerName(decoded(params.player ?? ''));
  if (player === null) throw invalidFields({ player: NO_PLAYER_NAME });
  return { player };
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function siteIn({ site = '' }: PathParams): { readonly site: string } {
  if (!byId(voting.sites, site)) throw new ApiError('not_found', voteRefusals.unknownSite);
  return { site };
}

/**
 * Returns the id of a vote site.
 * @throws ApiError `validation_failed` for another text
 */
export function knownSite(text: string): string {
  if (byId(voting.sites, text)) return text;
  throw invalidFields({ site: voteRefusals.site(voting.sites.map(({ id }) => id)) });
}

function monthIn({ url }: Request): string | null {
  const [month, ...more] = new URL(url).searchParams.getAll('month');
  if (month === undefined) return null;
  if (more.length > 0 || !isMonth(month)) throw invalidQuery({ month: voteRefusals.month });
  return month;
}
