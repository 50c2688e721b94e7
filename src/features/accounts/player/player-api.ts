import { type UserResponse, userResponseSchema } from '@/contract/users';
import { type PlayerLinkResponse, playerLinkResponseSchema, VOTE_PATHS } from '@/contract/votes';
import { expectResponse } from '@/store/api';
import type { RootState } from '@/store/reducer';
import { authApi } from '../auth-api';
import { selectUser } from '../auth-slice';

const bearer = { bearer: true };

/**
 * Calls that link an account to its owner's player. Changes are passed to the store like a response of
 * `getMe`.
 */
export const playerApi = authApi.injectEndpoints({
  endpoints: (build) => ({
    startLink: build.mutation<PlayerLinkResponse, { username: string }>({
      query: (body) => ({
        url: VOTE_PATHS.player,
        method: 'POST',
        body,
        validateStatus: expectResponse(playerLinkResponseSchema),
      }),
      extraOptions: bearer,
    }),
    confirmLink: build.mutation<UserResponse, { id: string; code: string }>({
      query: (body) => ({
        url: VOTE_PATHS.playerConfirm,
        method: 'POST',
        body,
        validateStatus: expectResponse(userResponseSchema),
      }),
      extraOptions: bearer,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(authApi.util.upsertQueryData('getMe', undefined, answer.data));
      },
    }),
    unlink: build.mutation<null, undefined>({
      query: () => ({ url: VOTE_PATHS.player, method: 'DELETE' }),
      extraOptions: bearer,
      onQueryStarted: async (_none, { dispatch, getState, queryFulfilled }) => {
        const user = selectUser(getState() as RootState);
        const answer = await queryFulfilled.catch(() => null);
        if (answer && user)
          await dispatch(
            authApi.util.upsertQueryData('getMe', undefined, { user: { ...user, player: null } }),
          );
      },
    }),
  }),
});
