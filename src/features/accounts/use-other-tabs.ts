import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { AUTH_KEY, readStoredAccount } from './account';
import { followOtherTab } from './auth-slice';

/** Signing out, or in, in one tab does the same in the others: browsers tell all tabs but the one that stored it. */
export const useOtherTabs = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      // Without a key, all of the storage was cleared.
      if (key === null || key === `persist:${AUTH_KEY}`)
        dispatch(followOtherTab(readStoredAccount(newValue)));
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, [dispatch]);
};
