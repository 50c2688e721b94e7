import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { type LoginResponse, type User, userSchema } from '@/contract/users';
import { api } from '@/store/api';
import { provideBearer } from '@/store/bearer';
import { persisted, type Persisted } from '@/store/persistence';
import { rootReducer, type AppThunk, type RootState } from '@/store/reducer';
import { AUTH_KEY } from './account-mark';
import { authApi } from './auth-api';

export interface AuthState {
  token: string | null;
  user: User | null;
  /**
   * End of this tab's last session: there was none, the visitor signed out, or the server rejected the token.
   */
  ended: 'none' | 'left' | 'refused';
}

declare module '@/store/reducer' {
  export interface LazySlices {
    auth: Persisted<AuthState>;
  }
}

const initialState: AuthState = { token: null, user: null, ended: 'none' };

const end = (ended: AuthState['ended']): AuthState => ({ ...initialState, ended });

const authSlice = createSlice({
  name: AUTH_KEY,
  initialState,
  reducers: {
    signedIn: (_state, { payload: { token, user } }: PayloadAction<LoginResponse>): AuthState => ({
      token,
      user,
      ended: 'none',
    }),
    signedOut: () => end('left'),
    /** Ignored if another session was opened in the meantime. */
    sessionRefused: (state, { payload }: PayloadAction<{ token: string }>) =>
      state.token === payload.token ? end('refused') : state,
    /** Another tab of this browser signed in, out, or in to another account. */
    changedElsewhere: (state, { payload }: PayloadAction<LoginResponse | null>) => {
      if (!payload) return state.token === null ? state : end('left');
      return { ...payload, ended: 'none' };
    },
  },
  extraReducers: (builder) => {
    const { getMe, changeMe } = authApi.endpoints;
    builder.addMatcher(isAnyOf(getMe.matchFulfilled, changeMe.matchFulfilled), (state, { payload }) => {
      // A late response must not restore a user who has signed out.
      if (state.user?.id === payload.user.id) Object.assign(state, payload);
    });
  },
});

export const { signedIn } = authSlice.actions;
const { signedOut, sessionRefused, changedElsewhere } = authSlice.actions;

const injected = rootReducer.inject({
  reducerPath: AUTH_KEY,
  reducer: persisted(authSlice.reducer, { key: AUTH_KEY, version: 1, only: ['token', 'user'] }),
});

/** Validates localStorage, which a visitor or an older release may have written. */
export const selectToken = injected.selector(({ auth: { token } }) =>
  typeof token === 'string' && token !== '' ? token : null,
);

/** Returns the signed-in user; null if there is none. */
export const selectUser = injected.selector((state): User | null => {
  const { user } = state.auth;
  return selectToken(state) !== null && v.is(userSchema, user) ? user : null;
});

export const selectEnded = injected.selector(({ auth }) => auth.ended);

/** True once the stored account has been read; before that it is unknown who is signed in. */
export const selectIsRestored = injected.selector(({ auth }) => auth._persist?.rehydrated === true);

/** Clears the cache when the token changes: data fetched for one account must not be shown to the next. */
const withCacheReset =
  (action: UnknownAction): AppThunk =>
  (dispatch, getState) => {
    const before = selectToken(getState());
    dispatch(action);
    if (selectToken(getState()) !== before) dispatch(api.util.resetApiState());
  };

const refuseSession = (token: string): AppThunk => withCacheReset(sessionRefused({ token }));
export const syncAccount = (account: LoginResponse | null): AppThunk =>
  withCacheReset(changedElsewhere(account));

/** Signs out in this browser only, for sessions that the server ends or has ended itself. */
export const forgetAccount = (): AppThunk => withCacheReset(signedOut());

provideBearer({
  getToken: ({ getState }) => selectToken(getState() as RootState),
  onRefused: (token, { dispatch }) => dispatch(refuseSession(token)),
});
