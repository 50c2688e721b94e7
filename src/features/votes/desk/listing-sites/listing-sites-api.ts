import { pathTo } from '@/contract/paths';
import { VOTE_DESK_PATHS } from '@/contract/vote-desk';
import type { NameService } from '@/contract/vote-requests';
import {
  type NamedServiceResponse,
  namedServiceResponseSchema,
  type UnrecognizedVotesResponse,
  unrecognizedVotesResponseSchema,
  type VoteServicesResponse,
  voteServicesResponseSchema,
} from '@/contract/vote-services';
import { afterConfirmation } from '@/features/admin/confirmation';
import { bearer, byCursor } from '@/features/admin/requests';
import { expectResponse } from '@/store/api';
import { voteDeskApi } from '../vote-desk-api';

/** Calls about listing sites and the names in their votes. */
export const listingSitesApi = voteDeskApi
  .enhanceEndpoints({ addTagTypes: ['ListingSites'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listListingSites: build.query<VoteServicesResponse, undefined>({
        query: () => ({
          url: VOTE_DESK_PATHS.services,
          validateStatus: expectResponse(voteServicesResponseSchema),
        }),
        extraOptions: bearer,
        providesTags: ['ListingSites'],
      }),
      /** Returns the kept votes of a listing site, by its id. */
      listKeptVotes: build.infiniteQuery<UnrecognizedVotesResponse, string, string | null>({
        infiniteQueryOptions: byCursor,
        query: ({ queryArg: id, pageParam: cursor }) => ({
          url: pathTo(VOTE_DESK_PATHS.serviceVotes, id),
          params: { ...(cursor !== null && { cursor }) },
          validateStatus: expectResponse(unrecognizedVotesResponseSchema),
        }),
        extraOptions: bearer,
        providesTags: ['ListingSites'],
      }),
      nameListingSite: build.mutation<NamedServiceResponse, NameService>({
        queryFn: afterConfirmation((body) => ({
          url: VOTE_DESK_PATHS.services,
          method: 'POST',
          body,
          validateStatus: expectResponse(namedServiceResponseSchema),
        })),
        extraOptions: bearer,
        // Refetches after an error too, because some of the votes may be credited already.
        invalidatesTags: ['ListingSites', 'Ledger', 'Rewards'],
      }),
      /** Removes the assignment of a listing site, by its id. */
      forgetListingSite: build.mutation<null, string>({
        query: (id) => ({ url: pathTo(VOTE_DESK_PATHS.service, id), method: 'DELETE' }),
        extraOptions: bearer,
        invalidatesTags: ['ListingSites'],
      }),
    }),
  });
