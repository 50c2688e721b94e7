import {
  exportResponseSchema,
  loginResponseSchema,
  registerResponseSchema,
  sessionsResponseSchema,
  type ExportResponse,
  type LoginResponse,
  type RegisterResponse,
  type SessionsResponse,
} from '@/contract/auth';
import type { Login, OwnChanges, Registration } from '@/contract/auth-requests';
import { API_PATHS } from '@/contract/paths';
import { userResponseSchema, type UserResponse } from '@/contract/users';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';

const bearer = { bearer: true };

/** Requests about one's own account. The users desk invalidates `Me`. */
export const authApi = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'Me'] }).injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, Login>({
      query: (body) => ({
        url: API_PATHS.login,
        method: 'POST',
        body,
        validateStatus: expectResponse(loginResponseSchema),
      }),
    }),
    register: build.mutation<RegisterResponse, Registration>({
      query: (body) => ({
        url: API_PATHS.register,
        method: 'POST',
        body,
        validateStatus: expectResponse(registerResponseSchema),
      }),
    }),
    /** Takes the token as an argument, since the store has already forgotten it. */
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
      extraOptions: bearer,
      providesTags: ['Me'],
    }),
    /** Ends the other sessions when it sets a new password. */
    changeMe: build.mutation<UserResponse, OwnChanges>({
      query: (body) => ({
        url: API_PATHS.me,
        method: 'PATCH',
        body,
        validateStatus: expectResponse(userResponseSchema),
      }),
      extraOptions: bearer,
      invalidatesTags: (_response, error, { password }) =>
        error || password === undefined ? [] : ['Sessions'],
    }),
    deleteMe: build.mutation<null, { currentPassword: string }>({
      query: (body) => ({ url: API_PATHS.me, method: 'DELETE', body }),
      extraOptions: bearer,
    }),
    getSessions: build.query<SessionsResponse, undefined>({
      query: () => ({ url: API_PATHS.sessions, validateStatus: expectResponse(sessionsResponseSchema) }),
      extraOptions: bearer,
      providesTags: ['Sessions'],
    }),
    /** All of them, the current one too. */
    endSessions: build.mutation<null, undefined>({
      query: () => ({ url: API_PATHS.sessions, method: 'DELETE' }),
      extraOptions: bearer,
    }),
    exportData: build.mutation<ExportResponse, undefined>({
      query: () => ({ url: API_PATHS.export, validateStatus: expectResponse(exportResponseSchema) }),
      extraOptions: bearer,
    }),
  }),
});
