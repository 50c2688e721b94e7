import { createContext, useContext } from 'react';
import type { User } from '@/contract/users';

/** The admin who sits at the desk; the frame around the desks provides it. */
export const MeContext = createContext<User | null>(null);

export const useMe = (): User => {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe belongs inside the frame of a desk');
  return me;
};
