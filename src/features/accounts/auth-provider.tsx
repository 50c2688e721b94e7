import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages } from '@/content/pages';
import type { Login, Registration } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import type { Failure } from '@/store/failure';
import { logFailure } from '@/store/log-failure';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { authApi } from './auth-api';
import { selectEnded, selectIsRestored, selectUser, signOut } from './auth-slice';
import type { AuthState } from './auth-slice';
import { removeAccountMark } from './account-mark';
import { useOtherTabs } from './use-other-tabs';
import { useRefusalToast } from './use-refusal-toast';

export interface Auth {
  user: User | null;
  isAuthenticated: boolean;
  isAdmin: boolean;
  /** True until the stored account has been read. */
  isLoading: boolean;
  ended: AuthState['ended'];
  /** Resolves to null when signed in, else to why not; nothing has changed then. */
  login: (credentials: Login) => Promise<Failure | null>;
  /** Signs in too. Rejects with a {@link Failure}. */
  register: (registration: Registration) => Promise<void>;
  /** Forgets the account and goes to the sign-in page. */
  logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the ways in and out. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};

/** Stands within the router, around everything that asks who is signed in. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isLoading = !useAppSelector(selectIsRestored);
  const ended = useAppSelector(selectEnded);
  useOtherTabs();
  useEffect(() => {
    if (!isLoading) removeAccountMark();
  }, [isLoading]);
  useRefusalToast(ended);

  const ways = useMemo(
    () => ({
      login: async (credentials: Login) => {
        const { error } = await dispatch(authApi.endpoints.login.initiate(credentials, { track: false }));
        if (!error) return null;
        logFailure('Sign-in failed', error);
        return toFailure(error);
      },
      register: async (registration: Registration) => {
        const { error } = await dispatch(authApi.endpoints.register.initiate(registration, { track: false }));
        if (!error) return;
        logFailure('Registration failed', error);
        throw toFailure(error);
      },
      logout: () => {
        dispatch(signOut());
        void navigate(pages.login.path);
      },
    }),
    [dispatch, navigate],
  );
  const auth = useMemo(
    () => ({
      user,
      isAuthenticated: user !== null,
      isAdmin: user?.role === 'admin',
      isLoading,
      ended,
      ...ways,
    }),
    [user, isLoading, ended, ways],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
};
