import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { pages } from '@/content/pages';
import type { User } from '@/contract/users';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useNavigate } from '@/ui/routing/place';
import { removeAccountMark } from './account-mark';
import { selectEnded, selectIsRestored, selectUser, signOut, type AuthState } from './auth-slice';
import { useAccountSync } from './use-account-sync';
import { useRefusalToast } from './use-refusal-toast';

export interface Auth {
  user: User | null;
  isAuthenticated: boolean;
  /** Whether desks are open to the user: whose, their role says. */
  isStaff: boolean;
  /** True until the stored account has been read. */
  isLoading: boolean;
  ended: AuthState['ended'];
  /** Forgets the account and goes to the sign-in page. */
  logout: () => void;
}

type AuthActions = Pick<Auth, 'logout'>;

/** Holds what never changes: a context's new value would make React hydrate the whole page at once. */
const AuthContext = createContext<AuthActions | null>(null);

/** Who is signed in, and how to sign out. */
export const useAuth = (): Auth => {
  const actions = useContext(AuthContext);
  if (actions === null) throw new Error('useAuth must be used within an AuthProvider');
  const user = useAppSelector(selectUser);
  const isLoading = !useAppSelector(selectIsRestored);
  const ended = useAppSelector(selectEnded);
  return {
    user,
    isAuthenticated: user !== null,
    isStaff: user !== null && user.role !== 'user',
    isLoading,
    ended,
    ...actions,
  };
};

/** Belongs inside the router, around everything that uses {@link useAuth}. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLoading = !useAppSelector(selectIsRestored);
  const ended = useAppSelector(selectEnded);
  useAccountSync();
  useEffect(() => {
    if (!isLoading) removeAccountMark();
  }, [isLoading]);
  useRefusalToast(ended);

  const actions = useMemo(
    () => ({
      logout: () => {
        dispatch(signOut());
        navigate(pages.login.path);
      },
    }),
    [dispatch, navigate],
  );
  return <AuthContext value={actions}>{children}</AuthContext>;
};
