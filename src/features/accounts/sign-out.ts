import { endDrafts } from '@/store/drafts';
import type { AppThunk } from '@/store/reducer';
import { authApi } from './auth-api';
import { forgetAccount, selectToken } from './auth-slice';

/**
 * Ends the session in this browser at once, including the visitor's drafts, and on the server as soon as it
 * is reachable.
 */
export const signOut = (): AppThunk => (dispatch, getState) => {
  const token = selectToken(getState());
  dispatch(endDrafts());
  dispatch(forgetAccount());
  if (token !== null) void dispatch(authApi.endpoints.logout.initiate({ token }));
};
