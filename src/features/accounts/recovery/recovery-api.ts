import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { PasswordReset } from '@/contract/recovery-requests';
import type { Failure } from '@/store/failure';
import type { FormProblem } from '@/ui/form/form';
import { authApi } from '../auth-api';

/** Calls that request and use links in emails. */
export const recoveryApi = authApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, { email: string }>({
      query: (body) => ({ url: ACCOUNT_PATHS.forgot, method: 'POST', body }),
    }),
    /** Ends every session of the account. */
    resetPassword: build.mutation<null, PasswordReset>({
      query: (body) => ({ url: ACCOUNT_PATHS.reset, method: 'POST', body }),
      invalidatesTags: (_response, error) => (error ? [] : ['Me']),
    }),
    verifyEmail: build.mutation<null, { token: string }>({
      query: (body) => ({ url: ACCOUNT_PATHS.verify, method: 'POST', body }),
      extraOptions: { bearer: true },
      invalidatesTags: (_response, error) => (error ? [] : ['Me']),
    }),
    /** Sends to the account's address that is not confirmed yet. */
    sendVerification: build.mutation<null, undefined>({
      query: () => ({ url: ACCOUNT_PATHS.sendVerification, method: 'POST' }),
      extraOptions: { bearer: true },
    }),
  }),
});

/** Returns the token of an emailed link from a URL fragment, with or without `#`; empty if missing. */
export const tokenIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? '';

/** An invalid token has no field in the form, so its error becomes the message. */
export const toLinkProblem = ({ message, fields: { token, ...fields } }: Failure): FormProblem => ({
  message: token === undefined ? message : `${token}.`,
  fields,
});
