import {
  applicantAuthorization,
  ownApplicationSchema,
  ownApplicationsResponseSchema,
  type OwnApplication,
  type OwnApplicationsResponse,
} from '@/contract/own-applications';
import { API_PATHS, pathTo } from '@/contract/paths';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { whileVisible } from '@/store/polling';
import { settled } from '@/store/settled';
import type { PrivateLink } from '../private-link';

/** While an application is looked at, it is asked for every half minute. */
export const OWN_POLLING = whileVisible(30_000);

/** What applicants see of their applications. */
export const ownApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the private link, whoever asks; 404 also for a wrong key. */
    getOwnApplication: build.query<OwnApplication, PrivateLink>({
      // A cache's name is seen where the key must not be, as in Redux DevTools.
      serializeQueryArgs: ({ queryArgs: { id } }) => ({ id }),
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.key !== previousArg?.key,
      query: ({ id, key }) => ({
        url: pathTo(API_PATHS.application, id),
        headers: { Authorization: applicantAuthorization(key) },
        validateStatus: expectResponse(ownApplicationSchema),
      }),
    }),
    /** Those of the account that is signed in, newest first. */
    getOwnApplications: build.query<OwnApplicationsResponse, undefined>({
      query: () => ({
        url: API_PATHS.ownApplications,
        validateStatus: expectResponse(ownApplicationsResponseSchema),
      }),
      extraOptions: { bearer: true },
    }),
    /** By the private link. All that the application says of its sender is erased. */
    withdrawApplication: build.mutation<null, PrivateLink>({
      query: ({ id, key }) => ({
        url: pathTo(API_PATHS.application, id),
        method: 'DELETE',
        headers: { Authorization: applicantAuthorization(key) },
      }),
    }),
    /** As the account that sent it. The list shows it until the server has done it. */
    withdrawOwnApplication: build.mutation<null, Pick<PrivateLink, 'id'>>({
      query: ({ id }) => ({ url: pathTo(API_PATHS.application, id), method: 'DELETE' }),
      extraOptions: { bearer: true },
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        if (!(await settled(queryFulfilled))) return;
        dispatch(
          ownApplicationsApi.util.updateQueryData('getOwnApplications', undefined, (list) => {
            list.applications = list.applications.filter((application) => application.id !== id);
          }),
        );
      },
    }),
  }),
});
