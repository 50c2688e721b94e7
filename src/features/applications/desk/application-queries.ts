import type { ApplicationDetailAnswer, ApplicationsAnswer } from '@/contract/applications';
import { API_PATHS } from '@/contract/paths';
import { api } from '@/store/api';
import { isApplicationAnswer, isApplicationsAnswer } from './application-answers';
import { parametersOf } from './application-filters';
import type { Filters } from './application-filters';
import { bearer, byCursor, ifAnswer } from '@/features/admin/requests';

/** The address of a call about one application. */
export const applicationPath = (path: string, id: string): string =>
  path.replace(':id', encodeURIComponent(id));

const pageOf = (filters: Filters, cursor: string | null) => ({
  url: API_PATHS.adminApplications,
  params: { ...parametersOf(filters), ...(cursor !== null && { cursor }) },
  validateStatus: ifAnswer(isApplicationsAnswer),
});

export const applicationQueries = api.enhanceEndpoints({ addTagTypes: ['Application'] }).injectEndpoints({
  endpoints: (build) => ({
    listApplications: build.infiniteQuery<ApplicationsAnswer, Filters, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => pageOf(queryArg, pageParam),
      extraOptions: bearer,
    }),
    /** The first page alone, to look for new ones without touching the list that somebody reads. */
    newestApplications: build.query<ApplicationsAnswer, Filters>({
      query: (filters) => pageOf(filters, null),
      extraOptions: bearer,
    }),
    getApplication: build.query<ApplicationDetailAnswer, string>({
      query: (id) => ({
        url: applicationPath(API_PATHS.adminApplication, id),
        validateStatus: ifAnswer(isApplicationAnswer),
      }),
      extraOptions: bearer,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
  }),
});
