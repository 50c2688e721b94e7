import { useEffect } from 'react';
import { serverInfo } from '@/content/server-info';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { whileVisible } from '@/store/polling';
import { notify } from '@/ui/feedback/toast';
import { outageTold, selectOutage } from './status-slice';
import { statusApi } from './status-api';

export const POLLING = whileVisible(STATUS_REFRESH_MS);

/** While the caller is on screen, the slice is kept fresh: at once, then every 30 seconds, also through failures. */
export const useLiveStatus = (): void => {
  statusApi.useGetStatusQuery(undefined, { ...POLLING, selectFromResult: () => ({}) });
};

export interface StatusRetry {
  /** Asks again now. */
  retry: () => void;
  isFetching: boolean;
}

/** For who shows what is known, and offers to ask again. */
export const useStatusRetry = (): StatusRetry => {
  const dispatch = useAppDispatch();
  const { getStatus } = statusApi.endpoints;
  const { isFetching } = getStatus.useQueryState(undefined, {
    selectFromResult: ({ isFetching }) => ({ isFetching }),
  });
  return {
    retry: () => void dispatch(getStatus.initiate(undefined, { forceRefetch: true, subscribe: false })),
    isFetching,
  };
};

/** Tells the visitor once per outage that the figures cannot be fetched. */
export const useOutageToast = (): void => {
  const dispatch = useAppDispatch();
  const untold = useAppSelector(selectOutage) === 'untold';
  useEffect(() => {
    if (!untold) return;
    notify.error(serverInfo.failure);
    dispatch(outageTold());
  }, [untold, dispatch]);
};
