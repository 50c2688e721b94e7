import { useEffect } from 'react';
import * as v from 'valibot';
import { loginResponseSchema } from '@/contract/users';
import { useAppDispatch } from '@/store/hooks';
import { AUTH_KEY, readStoredAccount } from './account-mark';
import { syncAccount } from './auth-slice';

/** Signs in or out along with the other tabs: `storage` events reach all tabs but the one that wrote. */
export const useAccountSync = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // The key is null if the whole storage was cleared.
      if (key !== null && key !== `persist:${AUTH_KEY}`) return;
      const account = readStoredAccount(newValue);
      dispatch(syncAccount(v.is(loginResponseSchema, account) ? account : null));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
};
