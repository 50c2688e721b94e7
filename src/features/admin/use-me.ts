import { useOutletContext } from 'react-router-dom';
import type { User } from '@/contract/users';

/** The admin who sits at the desk. */
export const useMe = (): User => useOutletContext<User>();
