import { VOTE_DESK_PATHS } from '@/contract/vote-paths';
import { nameServiceSchema } from '@/contract/vote-requests';
import {
  type NamedServiceResponse,
  namedServiceResponseSchema,
  type UnrecognizedVotesResponse,
  unrecognizedVotesResponseSchema,
  type VoteServicesResponse,
  voteServicesResponseSchema,
} from '@/contract/vote-services';
import { json } from '../../core/http/json';
import { noContent } from '../../core/http/no-content';
import { type PathParams, type Route, route } from '../../core/http/route';
import { decoded, knownSite } from '../routes';
import type { ListingServices } from './listing-services-desk';

/** Listing sites whose votes nobody recognizes, and what admins say of them. */
export const voteServiceRoutes = (services: ListingServices): Route[] => [
  /** A `VoteServicesResponse`. */
  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.services,
    summary: 'List listing sites that nobody has named, those that an admin has, and their test votes',
    gives: { 200: voteServicesResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    handle: async () => json<VoteServicesResponse>(await services.list()),
  }),

  /** `?cursor=`: an `UnrecognizedVotesResponse`. */
  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.serviceVotes,
    summary: 'List the votes of a listing site that nobody has named, the newest first',
    gives: { 200: unrecognizedVotesResponseSchema },
    query: { cursor: { about: 'The last page’s nextCursor.' } },
    auth: 'admin',
    limit: null,
    body: null,
    params: serviceIn,
    async handle({ params: { id }, request }) {
      const cursor = new URL(request.url).searchParams.get('cursor');
      return json<UnrecognizedVotesResponse>(await services.votes(id, cursor));
    },
  }),

  /** A `NamedServiceResponse`, after a confirmation: the rewards are real. 409 for a listing site that the network names. */
  route({
    method: 'POST',
    path: VOTE_DESK_PATHS.services,
    summary: 'Say which vote site a listing site is: its votes count, and later ones by themselves',
    gives: { 200: namedServiceResponseSchema },
    refuses: ['conflict'],
    auth: 'admin',
    limit: null,
    body: { schema: nameServiceSchema },
    confirmed: () => true,
    handle: async ({ caller, body: { service, site } }) =>
      json<NamedServiceResponse>(await services.name(caller.user, service, knownSite(site))),
  }),

  /** 204, and later votes are kept again; 404 for a listing site that no admin has named. */
  route({
    method: 'DELETE',
    path: VOTE_DESK_PATHS.service,
    summary: 'Take back which vote site a listing site is',
    gives: { 204: null },
    refuses: ['not_found'],
    auth: 'admin',
    limit: null,
    body: null,
    params: serviceIn,
    async handle({ caller, params: { id } }) {
      await services.forget(caller.user, id);
      return noContent();
    },
  }),
];

/** The listing site as named in the path, decoded. */
function serviceIn({ id = '' }: PathParams): { readonly id: string } {
  return { id: decoded(id) };
}
