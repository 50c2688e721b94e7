import type { OwnChanges } from '@/contract/auth-requests';
import { toFailure } from '@/store/failure';
import type { Failure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { authApi } from '../auth-api';

/** Sends a change of one's own account; resolves to null on success, else to the failure. */
export const useOwnChange = (): ((changes: OwnChanges) => Promise<Failure | null>) => {
  const dispatch = useAppDispatch();
  return async (changes) => {
    const { error } = await dispatch(authApi.endpoints.changeMe.initiate(changes, { track: false }));
    return error ? toFailure(error) : null;
  };
};
