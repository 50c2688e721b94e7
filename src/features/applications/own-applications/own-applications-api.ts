import {
  applicantAuthorization,
  type OwnApplication,
  ownApplicationSchema,
  ownApplicationsResponseSchema,
  type OwnApplicationsResponse,
  SENT_ANSWERS_PATH,
  type SentAnswers,
  sentAnswersSchema,
} from '@/contract/own-applications';
import { API_PATHS, pathTo } from '@/contract/paths';
import { afterConfirmation } from '@/features/admin/confirmation';
import { settled } from '@/lib/settled';
import { api, expectResponse } from '@/store/api';
import { whileVisible } from '@/store/polling';
import type { PrivateLink } from '../private-link';

/** Polls the visible application every half minute. */
export const OWN_POLLING = whileVisible(30_000);

export const ownApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the private link, from any caller; a wrong key is answered with 404 too. */
    getOwnApplication: build.query<OwnApplication, PrivateLink>({
      // Cache keys are visible where the secret key must not be, e.g. in Redux DevTools.
      serializeQueryArgs: ({ queryArgs: { id } }) => ({ id }),
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.key !== previousArg?.key,
      query: ({ id, key }) => ({
        url: pathTo(API_PATHS.application, id),
        headers: { Authorization: applicantAuthorization(key) },
        validateStatus: expectResponse(ownApplicationSchema),
      }),
    }),
    /** Takes the private link. */
    getSentAnswers: build.query<SentAnswers, PrivateLink>({
      serializeQueryArgs: ({ queryArgs: { id } }) => ({ id }),
      query: ({ id, key }) => ({
        url: pathTo(SENT_ANSWERS_PATH, id),
        headers: { Authorization: applicantAuthorization(key) },
        validateStatus: expectResponse(sentAnswersSchema),
      }),
    }),
    /** Takes the account that sent it, after a confirmation: the answers are about its person. */
    getAnswersOfAccount: build.query<SentAnswers, Pick<PrivateLink, 'id'>>({
      queryFn: afterConfirmation(({ id }) => ({
        url: pathTo(SENT_ANSWERS_PATH, id),
        validateStatus: expectResponse(sentAnswersSchema),
      })),
      extraOptions: { bearer: true },
    }),
    /** Applications of the signed-in account, newest first. */
    getOwnApplications: build.query<OwnApplicationsResponse, undefined>({
      query: () => ({
        url: API_PATHS.ownApplications,
        validateStatus: expectResponse(ownApplicationsResponseSchema),
      }),
      extraOptions: { bearer: true },
    }),
    /** Takes the private link. Everything that the application says about its sender is erased. */
    withdrawApplication: build.mutation<null, PrivateLink>({
      query: ({ id, key }) => ({
        url: pathTo(API_PATHS.application, id),
        method: 'DELETE',
        headers: { Authorization: applicantAuthorization(key) },
      }),
    }),
    /** Takes the account that sent it. The list shows it until the server has answered. */
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
