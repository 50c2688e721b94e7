import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { Login, Registration } from '@/contract/auth-requests';
import { API_PATHS } from '@/contract/paths';
import { secondFactorRequiredSchema } from '@/contract/second-factor';
import type { SecondStep } from '@/contract/second-factor-requests';
import {
  loginResponseSchema,
  registerResponseSchema,
  type LoginResponse,
  type RegisterResponse,
} from '@/contract/users';
import { api, expectResponse } from '@/store/api';
import { toFailure, type Failure } from '@/store/failure';
import { logFailure } from '@/store/log-failure';
import type { AppThunk } from '@/store/reducer';
import { signedIn } from '../auth-slice';

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, Login>({
      query: (body) => ({
        url: API_PATHS.login,
        method: 'POST',
        body,
        validateStatus: expectResponse(loginResponseSchema),
      }),
    }),
    /** Takes the ticket with which a right password was answered. */
    loginSecond: build.mutation<LoginResponse, SecondStep>({
      query: (body) => ({
        url: ACCOUNT_PATHS.second,
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
  }),
});

const SIGN_IN_FAILED = 'Sign-in failed';

/** Result of a call that signs in. */
type SignInRequest = PromiseLike<{
  data?: LoginResponse | undefined;
  error?: FetchBaseQueryError | SerializedError | undefined;
}>;

/** Signs in with the result of such a call; failures are logged with this text. */
export const completeSignIn =
  (request: SignInRequest, failure: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const { data, error } = await request;
    if (data) dispatch(signedIn(data));
    if (error) logFailure(failure, error);
    return error ? toFailure(error) : null;
  };

/** Stands for the right password while the second factor is asked for. */
export interface Ticket {
  ticket: string;
}

const ticketIn = (error: FetchBaseQueryError | SerializedError | undefined): Ticket | null => {
  const data = error && 'data' in error ? error.data : null;
  return v.is(secondFactorRequiredSchema, data) ? { ticket: data.error.ticket } : null;
};

/** Resolves to null on success, to a ticket if the account has a second factor, else to the failure. */
export const signIn =
  (credentials: Login): AppThunk<Promise<Failure | Ticket | null>> =>
  async (dispatch) => {
    const request = dispatch(signInApi.endpoints.login.initiate(credentials, { track: false }));
    return ticketIn((await request).error) ?? dispatch(completeSignIn(request, SIGN_IN_FAILED));
  };

/** Resolves to null on success, else to the failure, which names no field if the ticket has expired. */
export const finishSignIn =
  (step: SecondStep): AppThunk<Promise<Failure | null>> =>
  (dispatch) =>
    dispatch(
      completeSignIn(
        dispatch(signInApi.endpoints.loginSecond.initiate(step, { track: false })),
        SIGN_IN_FAILED,
      ),
    );

/** Creates an account and signs in to it. Resolves to null on success, else to the failure. */
export const register =
  (registration: Registration): AppThunk<Promise<Failure | null>> =>
  (dispatch) =>
    dispatch(
      completeSignIn(
        dispatch(signInApi.endpoints.register.initiate(registration, { track: false })),
        'Registration failed',
      ),
    );
