import { voting } from '#network/private/voting';
import { VOTE_PATHS } from '@/contract/vote-paths';
import { voteClaimSchema, voteSiteSchema } from '@/contract/vote-requests';
import {
  isMonth,
  type VoteCheckResponse,
  type VoteClaimResponse,
  type VotersResponse,
  type VotesResponse,
  type VoteTicketResponse,
  voteCheckResponseSchema,
  voteTicketResponseSchema,
  voteClaimResponseSchema,
  votersResponseSchema,
  votesResponseSchema,
} from '@/contract/votes';
import { byId } from '@/lib/by-id';
import { toPlayerName } from '@/lib/player-name';
import type { VoteSettings } from '../core/env/vote-settings';
import { ApiError } from '../core/errors/api-error';
import { cachedForAll } from '../core/http/cached-for-all';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { type PathParams, type Route, route } from '../core/http/route';
import { LOOK_UP_LIMIT, TICKET_LIMIT } from '../core/limits/rate-limit';
import { bestmineVoter } from './callbacks/bestmine';
import { topgTicket } from './callbacks/topg';
import type { Votes } from './votes';

export interface VoteRouteServices {
  readonly votes: Votes;
  readonly settings: VoteSettings;
}

export const voteRoutes = ({ votes, settings }: VoteRouteServices): Route[] => [
  /** A `VotesResponse`, zeros for a name that never voted; 422 for what is no name. */
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

  /** A `VoteCheckResponse`. */
  route({
    method: 'POST',
    path: VOTE_PATHS.voteCheck,
    summary: 'Have a listing site asked whether a player has voted',
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

  /** A `VoteTicketResponse`. */
  route({
    method: 'POST',
    path: VOTE_PATHS.voteTicket,
    summary: 'Get the address to vote at, with a ticket that names the player',
    gives: { 200: voteTicketResponseSchema },
    auth: 'public',
    limit: { rule: TICKET_LIMIT, counted: 'before' },
    body: { schema: voteSiteSchema },
    params: playerIn,
    handle: async ({ params: { player }, body: { site } }) =>
      json<VoteTicketResponse>({ url: await votes.ticket(player, knownSite(site)) }),
  }),

  /** A `VoteClaimResponse`; 409 unless there is such a milestone to claim. */
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

  /** 204, whether or not the ticket is valid and the listing site calls: a stranger learns nothing. 503 while the site cannot tell. */
  route({
    method: 'GET',
    path: VOTE_PATHS.voteCallback,
    summary: 'Take a listing site’s word that somebody voted, by a ticket',
    gives: { 204: null },
    query: { p_resp: { about: 'The ticket.' } },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params: siteIn,
    async handle({ params: { site }, request, context }) {
      // HEAD is what looks at addresses, and changes nothing.
      const ticket = request.method === 'GET' ? topgTicket(request) : null;
      if (ticket !== null) await votes.useTicket(ticket, site, context.ip);
      return noContent();
    },
  }),

  /** 204, whether or not the signature is right. */
  route({
    method: 'POST',
    path: VOTE_PATHS.voteCallback,
    summary: 'Take a listing site’s signed word that somebody voted',
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

  /** `?month=`, this one unless given: a `VotersResponse`; 422 for what is no month. */
  route({
    method: 'GET',
    path: VOTE_PATHS.voters,
    summary: 'Get who voted most in a month',
    gives: { 200: votersResponseSchema },
    query: { month: { about: 'Such as 2026-05; this month unless given.' } },
    auth: 'public',
    limit: null,
    body: null,
    handle: async ({ request }) =>
      json<VotersResponse>(await votes.voters(monthIn(request)), { headers: cachedForAll('month') }),
  }),
];

function invalid(field: string, problem: string): ApiError {
  return new ApiError('validation_failed', 'Please check the fields.', { fields: { [field]: problem } });
}

/** The player as named in the path, decoded. */
function playerIn(params: PathParams): { readonly player: string } {
  const player = toPlayerName(decoded(params.player ?? ''));
  if (player === null) throw invalid('player', 'This is no player’s name');
  return { player };
}

/** A part of a path, decoded; empty when it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function siteIn({ site = '' }: PathParams): { readonly site: string } {
  if (!byId(voting.sites, site)) throw new ApiError('not_found', 'There is no such vote site.');
  return { site };
}

/**
 * The id of a vote site.
 * @throws ApiError `validation_failed` for another text
 */
export function knownSite(text: string): string {
  if (byId(voting.sites, text)) return text;
  throw invalid('site', `Site must be one of ${voting.sites.map(({ id }) => id).join(', ')}`);
}

function monthIn({ url }: Request): string | null {
  const [month, ...more] = new URL(url).searchParams.getAll('month');
  if (month === undefined) return null;
  if (more.length > 0 || !isMonth(month)) throw invalid('month', 'This must be a month, such as 2026-05');
  return month;
}
