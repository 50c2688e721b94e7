import {
  ownApplicationSchema,
  ownApplicationsResponseSchema,
  type OwnApplication,
  type OwnApplicationsResponse,
} from '@/contract/own-applications';
import { API_PATHS, pathTo } from '@/contract/paths';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { whileVisible } from '@/store/polling';
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
        params: { key },
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
  }),
});
