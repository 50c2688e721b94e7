import { VOTE_DESK_PATHS } from '@/contract/vote-desk';
import { nameServiceSchema } from '@/contract/vote-requests';
import {
  type NamedServiceResponse,
  namedServiceResponseSchema,
  type UnrecognizedVotesResponse,
  unrecognizedVotesResponseSchema,
  type VoteServicesResponse,
  voteServicesResponseSchema,
} from '@/contract/vote-services';
import { json, noContent } from '../../core/http/answers';
import { CURSOR_QUERY } from '../../core/http/params';
import { type PathParams, type Route, route } from '../../core/http/route';
import { decoded, knownSite } from '../routes';
import type { ListingServices } from './listing-services-desk';

/** The routes of unrecognized listing services and their mapping by admins. */
export const voteServiceRoutes = (services: ListingServices): Route[] => [
  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.services,
    summary: 'List unrecognized and assigned listing sites, and their test votes',
    gives: { 200: voteServicesResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    handle: async () => json<VoteServicesResponse>(await services.list()),
  }),

  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.serviceVotes,
    summary: 'List the votes of an unrecognized listing site, newest first',
    gives: { 200: unrecognizedVotesResponseSchema },
    query: CURSOR_QUERY,
    auth: 'admin',
    limit: null,
    body: null,
    params: serviceIn,
    async handle({ params: { id }, request }) {
      const cursor = new URL(request.url).searchParams.get('cursor');
      return json<UnrecognizedVotesResponse>(await services.votes(id, cursor));
    },
  }),

  /**
   * A `NamedServiceResponse`, after a confirmation, because the rewards are real. 409 for a listing site that the network names.
   */
  route({
    method: 'POST',
    path: VOTE_DESK_PATHS.services,
    summary: 'Assign a listing site to a vote site, and count its votes',
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
    summary: 'Unassign a listing site from its vote site',
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

/** Returns the listing site in the path, decoded. */
function serviceIn({ id = '' }: PathParams): { readonly id: string } {
  return { id: decoded(id) };
}
