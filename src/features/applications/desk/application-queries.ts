import {
  APPLICATION_DESK_PATHS,
  applicationDetailResponseSchema,
  applicationsResponseSchema,
  type ApplicationDetailResponse,
  type ApplicationsResponse,
} from '@/contract/application-desk';
import { pathTo } from '@/contract/paths';
import { bearer, byCursor } from '@/features/admin/requests';
import { api, expectResponse } from '@/store/api';
import { parametersOf, type Filters } from './application-filters';

const pageOf = (filters: Filters, cursor: string | null) => ({
  url: APPLICATION_DESK_PATHS.applications,
  params: { ...parametersOf(filters), ...(cursor !== null && { cursor }) },
  validateStatus: expectResponse(applicationsResponseSchema),
});

export const applicationQueries = api
  .enhanceEndpoints({ addTagTypes: ['Application', 'Overview'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listApplications: build.infiniteQuery<ApplicationsResponse, Filters, string | null>({
        infiniteQueryOptions: byCursor,
        query: ({ queryArg, pageParam }) => pageOf(queryArg, pageParam),
        extraOptions: bearer,
      }),
      /** Loads only the first page, to look for new ones without touching the list being read. */
      newestApplications: build.query<ApplicationsResponse, Filters>({
        query: (filters) => pageOf(filters, null),
        extraOptions: bearer,
      }),
      getApplication: build.query<ApplicationDetailResponse, string>({
        query: (id) => ({
          url: pathTo(APPLICATION_DESK_PATHS.application, id),
          validateStatus: expectResponse(applicationDetailResponseSchema),
        }),
        extraOptions: bearer,
        providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
      }),
    }),
  });
