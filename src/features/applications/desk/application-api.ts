import {
  APPLICATION_DESK_PATHS,
  type ApplicationComment,
  type ApplicationDetailResponse,
  type ApplicationSummary,
} from '@/contract/application-desk';
import type { ApplicationChanges } from '@/contract/application-requests';
import { pathTo } from '@/contract/paths';
import { bearer } from '@/features/admin/requests';
import { changeUntilRefused, removeUntilRefused } from '@/store/optimistic-list';
import { commentUntilRefused, onListsAndDetails } from './application-optimistic';
import { applicationQueries } from './application-queries';

interface OnOne {
  application: ApplicationSummary;
}

/** Refetches the application once everything has settled, so that no earlier answer stays. */
const afterwards = (_answer: unknown, error: unknown, { application: { id } }: OnOne) =>
  error ? [] : [{ type: 'Application' as const, id }];

/** Optimistic: each change shows at once, and is undone if the server refuses it. */
export const applicationApi = applicationQueries.injectEndpoints({
  endpoints: (build) => ({
    changeApplication: build.mutation<ApplicationDetailResponse, OnOne & { changes: ApplicationChanges }>({
      query: ({ application, changes }) => ({
        url: pathTo(APPLICATION_DESK_PATHS.application, application.id),
        method: 'PATCH',
        body: changes,
      }),
      extraOptions: bearer,
      // A decision changes how many applications wait.
      invalidatesTags: (answer, error, on) => [
        ...afterwards(answer, error, on),
        ...(error || on.changes.state === undefined ? [] : ['Overview' as const]),
      ],
      onQueryStarted: ({ application, changes }, { dispatch, queryFulfilled }) =>
        dispatch(changeUntilRefused(onListsAndDetails, application, changes, queryFulfilled)),
    }),
    /** `comment` is the expected comment, except for its id. */
    addComment: build.mutation<ApplicationDetailResponse, OnOne & { comment: ApplicationComment }>({
      query: ({ application, comment: { text } }) => ({
        url: pathTo(APPLICATION_DESK_PATHS.applicationComments, application.id),
        method: 'POST',
        body: { text },
      }),
      extraOptions: bearer,
      invalidatesTags: afterwards,
      onQueryStarted: ({ application, comment }, { dispatch, queryFulfilled }) =>
        dispatch(commentUntilRefused(application.id, comment, queryFulfilled)),
    }),
    /** Sends an abandoned announcement again. */
    resend: build.mutation<ApplicationDetailResponse, OnOne>({
      query: ({ application }) => ({
        url: pathTo(APPLICATION_DESK_PATHS.applicationResend, application.id),
        method: 'POST',
      }),
      extraOptions: bearer,
      invalidatesTags: afterwards,
      onQueryStarted: ({ application }, { dispatch, queryFulfilled }) => {
        const waiting = { state: 'waiting', attempts: 0, reason: null, nextAttemptAt: null } as const;
        const announcement = { ...application.announcement, ...waiting };
        return dispatch(changeUntilRefused(onListsAndDetails, application, { announcement }, queryFulfilled));
      },
    }),
    deleteApplication: build.mutation<null, OnOne>({
      query: ({ application }) => ({
        url: pathTo(APPLICATION_DESK_PATHS.application, application.id),
        method: 'DELETE',
      }),
      extraOptions: bearer,
      invalidatesTags: (_answer, error) => (error ? [] : ['Overview']),
      onQueryStarted: ({ application }, { dispatch, queryFulfilled }) =>
        dispatch(removeUntilRefused(application.id, queryFulfilled)),
    }),
  }),
});
