import { useEffect } from 'react';
import * as v from 'valibot';
import { loginResponseSchema } from '@/contract/auth';
import { useAppDispatch } from '@/store/hooks';
import { AUTH_KEY, readStoredAccount } from './account';
import { followOtherTab } from './auth-slice';

/** Signing out, or in, in one tab does the same in the others: browsers tell all tabs but the one that stored it. */
export const useOtherTabs = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      // Without a key, all of the storage was cleared.
      if (key !== null && key !== `persist:${AUTH_KEY}`) return;
      const account = readStoredAccount(newValue);
      dispatch(followOtherTab(v.is(loginResponseSchema, account) ? account : null));
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, [dispatch]);
};
