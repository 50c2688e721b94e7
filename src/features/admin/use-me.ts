import { createContext, useContext } from 'react';
import type { User } from '@/contract/users';

/** Whoever sits at the desk; the frame around the desks provides it. */
export const MeContext = createContext<User | null>(null);

/** Whether what is here may be erased by whoever sits at the desk: reviewers only decide. */
export const useMayErase = (): boolean => useContext(MeContext)?.role !== 'reviewer';

export const useMe = (): User => {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe belongs inside the frame of a desk');
  return me;
};
