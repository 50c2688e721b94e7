import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { pathTo } from '@/contract/paths';
import {
  type PasskeyOptionsResponse,
  type PasskeyResponse,
  type PasskeysResponse,
  passkeysResponseSchema,
  type RecoveryCodesResponse,
  recoveryCodesResponseSchema,
  type TotpResponse,
  type TotpStateResponse,
  totpStateResponseSchema,
} from '@/contract/second-factor';
import { afterConfirmation } from '@/features/admin/confirmation';
import { expectResponse } from '@/store/api';
import { authApi } from '../auth-api';

const bearer = { bearer: true };

/**
 * Calls with which users manage their second factors. Changes invalidate `Me`, which says whether there is
 * one.
 */
export const secondFactorApi = authApi.enhanceEndpoints({ addTagTypes: ['Factors'] }).injectEndpoints({
  endpoints: (build) => ({
    getTotp: build.query<TotpStateResponse, undefined>({
      query: () => ({
        url: ACCOUNT_PATHS.totp,
        validateStatus: expectResponse(totpStateResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Factors'],
    }),
    beginTotp: build.mutation<TotpResponse, undefined>({
      queryFn: afterConfirmation(() => ({ url: ACCOUNT_PATHS.totp, method: 'POST' })),
      extraOptions: bearer,
    }),
    confirmTotp: build.mutation<RecoveryCodesResponse, { code: string }>({
      query: (body) => ({
        url: ACCOUNT_PATHS.totpConfirm,
        method: 'POST',
        body,
        validateStatus: expectResponse(recoveryCodesResponseSchema),
      }),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Factors']),
    }),
    removeTotp: build.mutation<null, undefined>({
      queryFn: afterConfirmation(() => ({ url: ACCOUNT_PATHS.totp, method: 'DELETE' })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Factors']),
    }),
    getPasskeys: build.query<PasskeysResponse, undefined>({
      query: () => ({
        url: ACCOUNT_PATHS.passkeys,
        validateStatus: expectResponse(passkeysResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Factors'],
    }),
    /** Options for the browser to create a passkey. */
    getPasskeyOptions: build.mutation<PasskeyOptionsResponse, undefined>({
      queryFn: afterConfirmation(() => ({ url: ACCOUNT_PATHS.passkeyOptions, method: 'POST' })),
      extraOptions: bearer,
    }),
    addPasskey: build.mutation<PasskeyResponse, { name: string; response: object }>({
      queryFn: afterConfirmation((body) => ({ url: ACCOUNT_PATHS.passkeys, method: 'POST', body })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Factors']),
    }),
    /** Takes the passkey's id. */
    removePasskey: build.mutation<null, string>({
      queryFn: afterConfirmation((id) => ({
        url: pathTo(ACCOUNT_PATHS.passkey, id),
        method: 'DELETE',
      })),
      extraOptions: bearer,
      invalidatesTags: (_response, error) => (error ? [] : ['Me', 'Factors']),
    }),
  }),
});
