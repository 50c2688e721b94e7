import { endDrafts } from '@/store/drafts';
import type { AppThunk } from '@/store/reducer';
import { authApi } from './auth-api';
import { forgetAccount, selectToken } from './auth-slice';

/**
 * Ends the session in this browser at once, with what its visitor has begun to write, and on the server as soon as it can be
 * reached.
 */
export const signOut = (): AppThunk => (dispatch, getState) => {
  const token = selectToken(getState());
  dispatch(endDrafts());
  dispatch(forgetAccount());
  if (token !== null) void dispatch(authApi.endpoints.logout.initiate({ token }));
};
