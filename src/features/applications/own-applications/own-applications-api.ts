import type { OwnApplication, OwnApplicationsAnswer } from '@/contract/applications';
import { API_PATHS } from '@/contract/paths';
import { api } from '@/store/api';
import { isOwnApplication, isOwnApplicationsAnswer } from './own-application-answer';
import type { PrivateLink } from '../private-link';

/** How often an application is asked for while it is looked at, in milliseconds. */
export const OWN_REFRESH_MS = 30_000;

/** What applicants see of their applications. An answer of another shape counts as a failed one. */
export const ownApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the private link, whoever asks; 404 also for a wrong key. */
    getOwnApplication: build.query<OwnApplication, PrivateLink>({
      query: ({ id, key }) => ({
        url: API_PATHS.application.replace(':id', encodeURIComponent(id)),
        params: { key },
        validateStatus: (response, body) => response.ok && isOwnApplication(body),
      }),
    }),
    /** Those of the account that is signed in, newest first. */
    getOwnApplications: build.query<OwnApplicationsAnswer, undefined>({
      query: () => ({
        url: API_PATHS.ownApplications,
        validateStatus: (response, body) => response.ok && isOwnApplicationsAnswer(body),
      }),
      extraOptions: { bearer: true },
    }),
  }),
});
