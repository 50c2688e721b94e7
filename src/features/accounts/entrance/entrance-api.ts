import {
  loginResponseSchema,
  registerResponseSchema,
  type LoginResponse,
  type RegisterResponse,
} from '@/contract/auth';
import type { Login, Registration } from '@/contract/auth-requests';
import { API_PATHS } from '@/contract/paths';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { toFailure, type Failure } from '@/store/failure';
import { logFailure } from '@/store/log-failure';
import type { AppThunk } from '@/store/reducer';
import { signedIn } from '../auth-slice';

const entranceApi = api.injectEndpoints({
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
  }),
});

type Entrance = ReturnType<
  (typeof entranceApi.endpoints.login | typeof entranceApi.endpoints.register)['initiate']
>;

const enter =
  (request: Entrance, failure: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(request);
    if (data) dispatch(signedIn(data));
    if (error) logFailure(failure, error);
    return error ? toFailure(error) : null;
  };

/** Resolves to null on success, else to the failure. */
export const signIn = (credentials: Login) =>
  enter(entranceApi.endpoints.login.initiate(credentials, { track: false }), 'Sign-in failed');

/** Opens an account and signs in to it. Resolves to null on success, else to the failure. */
export const register = (registration: Registration) =>
  enter(entranceApi.endpoints.register.initiate(registration, { track: false }), 'Registration failed');
