import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  loginResponseSchema,
  registerResponseSchema,
  type LoginResponse,
  type RegisterResponse,
} from '@/contract/auth';
import type { Login, Registration } from '@/contract/auth-requests';
import { API_PATHS } from '@/contract/paths';
import { secondFactorRequiredSchema } from '@/contract/second-factor';
import { SECOND_FACTOR_PATHS } from '@/contract/second-factor-paths';
import type { SecondStep } from '@/contract/second-factor-requests';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { toFailure, type Failure } from '@/store/failure';
import { logFailure } from '@/store/log-failure';
import type { AppThunk } from '@/store/reducer';
import { signedIn } from '../auth-slice';

export const entranceApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse, Login>({
      query: (body) => ({
        url: API_PATHS.login,
        method: 'POST',
        body,
        validateStatus: expectResponse(loginResponseSchema),
      }),
    }),
    /** With the ticket that a right password was answered with. */
    loginSecond: build.mutation<LoginResponse, SecondStep>({
      query: (body) => ({
        url: SECOND_FACTOR_PATHS.second,
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

/** How a call ends that signs in. */
type Entrance = PromiseLike<{
  data?: LoginResponse | undefined;
  error?: FetchBaseQueryError | SerializedError | undefined;
}>;

/** Signs in with what such a call brings; what fails is logged under these words. */
export const enter =
  (request: Entrance, failure: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const { data, error } = await request;
    if (data) dispatch(signedIn(data));
    if (error) logFailure(failure, error);
    return error ? toFailure(error) : null;
  };

/** Stands for the password that was right, while the second factor is asked for. */
export interface Ticket {
  ticket: string;
}

const ticketIn = (error: FetchBaseQueryError | SerializedError | undefined): Ticket | null => {
  const data = error && 'data' in error ? error.data : null;
  return v.is(secondFactorRequiredSchema, data) ? { ticket: data.error.ticket } : null;
};

/** Resolves to null on success, to a ticket when the account has a second factor, else to the failure. */
export const signIn =
  (credentials: Login): AppThunk<Promise<Failure | Ticket | null>> =>
  async (dispatch) => {
    const request = dispatch(entranceApi.endpoints.login.initiate(credentials, { track: false }));
    return ticketIn((await request).error) ?? dispatch(enter(request, SIGN_IN_FAILED));
  };

/** Resolves to null on success, else to the failure, which names no field when the ticket is over. */
export const finishSignIn =
  (step: SecondStep): AppThunk<Promise<Failure | null>> =>
  (dispatch) =>
    dispatch(
      enter(dispatch(entranceApi.endpoints.loginSecond.initiate(step, { track: false })), SIGN_IN_FAILED),
    );

/** Opens an account and signs in to it. Resolves to null on success, else to the failure. */
export const register =
  (registration: Registration): AppThunk<Promise<Failure | null>> =>
  (dispatch) =>
    dispatch(
      enter(
        dispatch(entranceApi.endpoints.register.initiate(registration, { track: false })),
        'Registration failed',
      ),
    );
