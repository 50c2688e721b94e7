import type {
  ExportAnswer,
  Login,
  LoginAnswer,
  OwnChanges,
  RegisterAnswer,
  Registration,
  SessionsAnswer,
} from '@/contract/auth';
import { API_PATHS } from '@/contract/paths';
import type { UserAnswer } from '@/contract/users';
import { api } from '@/store/api';
import { isAccount, isUser } from './account';

const isLoginAnswer = (response: Response, body: unknown): boolean => response.ok && isAccount(body);

const isUserAnswer = (response: Response, body: unknown): boolean =>
  response.ok && typeof body === 'object' && body !== null && 'user' in body && isUser(body.user);

const bearer = { bearer: true };

/**
 * Calls about one's own account. An answer of another shape than the contract's counts as a failed one. `Me` is for
 * whoever changes accounts from elsewhere.
 */
export const authApi = api.enhanceEndpoints({ addTagTypes: ['Sessions', 'Me'] }).injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, Login>({
      query: (body) => ({ url: API_PATHS.login, method: 'POST', body, validateStatus: isLoginAnswer }),
    }),
    register: build.mutation<RegisterAnswer, Registration>({
      query: (body) => ({ url: API_PATHS.register, method: 'POST', body, validateStatus: isLoginAnswer }),
    }),
    /** Takes the token along: by the time of the call the browser has forgotten it. */
    logout: build.mutation<null, { token: string }>({
      query: ({ token }) => ({
        url: API_PATHS.logout,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        keepalive: true,
      }),
    }),
    getMe: build.query<UserAnswer, undefined>({
      query: () => ({ url: API_PATHS.me, validateStatus: isUserAnswer }),
      extraOptions: bearer,
      providesTags: ['Me'],
    }),
    /** Ends the other sessions when it sets a new password. */
    changeMe: build.mutation<UserAnswer, OwnChanges>({
      query: (body) => ({ url: API_PATHS.me, method: 'PATCH', body, validateStatus: isUserAnswer }),
      extraOptions: bearer,
      invalidatesTags: (_answer, error, { password }) =>
        error || password === undefined ? [] : ['Sessions'],
    }),
    deleteMe: build.mutation<null, { currentPassword: string }>({
      query: (body) => ({ url: API_PATHS.me, method: 'DELETE', body }),
      extraOptions: bearer,
    }),
    getSessions: build.query<SessionsAnswer, undefined>({
      query: () => API_PATHS.sessions,
      extraOptions: bearer,
      providesTags: ['Sessions'],
    }),
    /** All of them, the one that asks too. */
    endSessions: build.mutation<null, undefined>({
      query: () => ({ url: API_PATHS.sessions, method: 'DELETE' }),
      extraOptions: bearer,
    }),
    exportData: build.mutation<ExportAnswer, undefined>({
      query: () => API_PATHS.export,
      extraOptions: bearer,
    }),
  }),
});
