import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { User } from '@/contract/users';
import { useAppSelector } from '@/store/hooks';
import { removeAccountMark } from './account-mark';
import { selectEnded, selectIsRestored, selectUser, type AuthState } from './auth-slice';
import { useAccountSync } from './use-account-sync';
import { useRefusalToast } from './use-refusal-toast';

export interface Auth {
  user: User | null;
  isAuthenticated: boolean;
  /** True if the user may see desks; the role decides which ones. */
  isStaff: boolean;
  /** True until the stored account has been read. */
  isLoading: boolean;
  ended: AuthState['ended'];
}

/**
 * True inside a provider. It never changes: a new context value would make React hydrate the whole page at
 * once.
 */
const AuthContext = createContext(false);

/** Returns the signed-in user and the state of the session. */
export const useAuth = (): Auth => {
  if (!useContext(AuthContext)) throw new Error('useAuth needs AuthProvider');
  const user = useAppSelector(selectUser);
  const isLoading = !useAppSelector(selectIsRestored);
  const ended = useAppSelector(selectEnded);
  return {
    user,
    isAuthenticated: user !== null,
    isStaff: user !== null && user.role !== 'user',
    isLoading,
    ended,
  };
};

/** Must be inside the router and around everything that uses {@link useAuth}. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
  const isLoading = !useAppSelector(selectIsRestored);
  const ended = useAppSelector(selectEnded);
  useAccountSync();
  useEffect(() => {
    if (!isLoading) removeAccountMark();
  }, [isLoading]);
  useRefusalToast(ended);
  return <AuthContext value>{children}</AuthContext>;
};
