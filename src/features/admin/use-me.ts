import { createContext, useContext } from 'react';
import type { User } from '@/contract/users';

/** The signed-in admin; the frame around the desks provides it. */
export const MeContext = createContext<User | null>(null);

/** True if the user may erase content; reviewers only decide. */
export const useMayErase = (): boolean => useContext(MeContext)?.role !== 'reviewer';

export const useMe = (): User => {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe belongs inside the frame of a desk');
  return me;
};
