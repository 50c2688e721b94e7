import type { OwnChanges } from '@/contract/auth-requests';
import type { OwnChangesResponse } from '@/contract/own-account';
import { API_PATHS } from '@/contract/paths';
import { userResponseSchema, type UserResponse } from '@/contract/users';
import { api, expectResponse } from '@/store/api';

/** Requests that establish who is signed in. The users desk invalidates `Me`. */
export const authApi = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'Me'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Takes the token as an argument, because the store has already forgotten it. */
    logout: build.mutation<null, { token: string }>({
      query: ({ token }) => ({
        url: API_PATHS.logout,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        keepalive: true,
      }),
    }),
    getMe: build.query<UserResponse, undefined>({
      query: () => ({ url: API_PATHS.me, validateStatus: expectResponse(userResponseSchema) }),
      extraOptions: { bearer: true },
      providesTags: ['Me'],
    }),
    /** A new password or email ends the other sessions and gives this one a new token. */
    changeMe: build.mutation<OwnChangesResponse, OwnChanges>({
      query: (body) => ({
        url: API_PATHS.me,
        method: 'PATCH',
        body,
        validateStatus: expectResponse(userResponseSchema),
      }),
      extraOptions: { bearer: true },
      invalidatesTags: (response) => (response?.token === undefined ? [] : ['Sessions']),
    }),
  }),
});
