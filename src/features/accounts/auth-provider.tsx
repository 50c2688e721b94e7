import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages } from '@/content/pages';
import type { Login, Registration } from '@/contract/auth-requests';
import type { User } from '@/contract/users';
import { toFailure, type Failure } from '@/store/failure';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { logFailure } from '@/store/log-failure';
import { removeAccountMark } from './account-mark';
import { authApi } from './auth-api';
import { selectEnded, selectIsRestored, selectUser, signOut, type AuthState } from './auth-slice';
import { useAccountSync } from './use-account-sync';
import { useRefusalToast } from './use-refusal-toast';

export interface Auth {
  user: User | null;
  isAuthenticated: boolean;
  isAdmin: boolean;
  /** True until the stored account has been read. */
  isLoading: boolean;
  ended: AuthState['ended'];
  /** Resolves to null on success, else to the failure. */
  login: (credentials: Login) => Promise<Failure | null>;
  /** Signs in too. Rejects with a {@link Failure}. */
  register: (registration: Registration) => Promise<void>;
  /** Forgets the account and goes to the sign-in page. */
  logout: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and how to sign in and out. */
export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};

/** Belongs inside the router, around everything that uses {@link useAuth}. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isLoading = !useAppSelector(selectIsRestored);
  const ended = useAppSelector(selectEnded);
  useAccountSync();
  useEffect(() => {
    if (!isLoading) removeAccountMark();
  }, [isLoading]);
  useRefusalToast(ended);

  const actions = useMemo(
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
      ...actions,
    }),
    [user, isLoading, ended, actions],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
};
