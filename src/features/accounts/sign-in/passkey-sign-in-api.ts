import { startAuthentication } from '@simplewebauthn/browser';
import { secondStep } from '#messages/second-step';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { passkeyOptionsResponseSchema, type PasskeyOptionsResponse } from '@/contract/second-factor';
import { loginResponseSchema, type LoginResponse } from '@/contract/users';
import { expectResponse } from '@/store/api';
import { toFailure } from '@/store/failure';
import type { AppThunk } from '@/store/reducer';
import { completeSignIn, signInApi } from './sign-in-api';

const passkeyApi = signInApi.injectEndpoints({
  endpoints: (build) => ({
    getPasskeyChallenge: build.mutation<PasskeyOptionsResponse, undefined>({
      query: () => ({
        url: ACCOUNT_PATHS.passkeySignInOptions,
        method: 'POST',
        validateStatus: expectResponse(passkeyOptionsResponseSchema),
      }),
    }),
    loginByPasskey: build.mutation<LoginResponse, { response: object }>({
      query: (body) => ({
        url: ACCOUNT_PATHS.passkeySignIn,
        method: 'POST',
        body,
        validateStatus: expectResponse(loginResponseSchema),
      }),
    }),
  }),
});
const { getPasskeyChallenge, loginByPasskey } = passkeyApi.endpoints;

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Signs in with a passkey of the browser. Resolves to null, or to an error message. */
export const signInWithPasskey = (): AppThunk<Promise<string | null>> => async (dispatch) => {
  const { data, error } = await dispatch(getPasskeyChallenge.initiate(undefined, { track: false }));
  if (!data) return toFailure(error).message;
  const optionsJSON = data.options as unknown as AuthenticationOptions;
  // Rejects if the browser's prompt is not answered.
  const response = await startAuthentication({ optionsJSON }).catch(() => null);
  if (!response) return secondStep.notUsed;
  const request = dispatch(loginByPasskey.initiate({ response }, { track: false }));
  const failure = await dispatch(completeSignIn(request, 'Sign-in failed'));
  return failure && failure.message;
};
