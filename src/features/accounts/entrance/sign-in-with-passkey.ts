import { startAuthentication } from '@simplewebauthn/browser';
import { loginResponseSchema, type LoginResponse } from '@/contract/auth';
import { passkeyOptionsResponseSchema, type PasskeyOptionsResponse } from '@/contract/second-factor';
import { SECOND_FACTOR_PATHS } from '@/contract/second-factor-paths';
import { secondStep } from '@/messages/en/second-step';
import { expectResponse } from '@/store/expect-response';
import { toFailure } from '@/store/failure';
import type { AppThunk } from '@/store/reducer';
import { enter, entranceApi } from './entrance-api';

const passkeyApi = entranceApi.injectEndpoints({
  endpoints: (build) => ({
    getPasskeyChallenge: build.mutation<PasskeyOptionsResponse, undefined>({
      query: () => ({
        url: SECOND_FACTOR_PATHS.passkeySignInOptions,
        method: 'POST',
        validateStatus: expectResponse(passkeyOptionsResponseSchema),
      }),
    }),
    loginByPasskey: build.mutation<LoginResponse, { response: object }>({
      query: (body) => ({
        url: SECOND_FACTOR_PATHS.passkeySignIn,
        method: 'POST',
        body,
        validateStatus: expectResponse(loginResponseSchema),
      }),
    }),
  }),
});
const { getPasskeyChallenge, loginByPasskey } = passkeyApi.endpoints;

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has the browser use a passkey, and signs in with it. Resolves to null, or to why not, in words. */
export const signInWithPasskey = (): AppThunk<Promise<string | null>> => async (dispatch) => {
  const { data, error } = await dispatch(getPasskeyChallenge.initiate(undefined, { track: false }));
  if (!data) return toFailure(error).message;
  const optionsJSON = data.options as unknown as AuthenticationOptions;
  // It rejects when nobody answers the browser's question.
  const response = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!response) return secondStep.notUsed;
  const request = dispatch(loginByPasskey.initiate({ response }, { track: false }));
  const failure = await dispatch(enter(request, 'Sign-in failed'));
  return failure && failure.message;
};
