import { useEffect } from 'react';
import { serverInfo } from '#messages/server-info';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { whileVisible } from '@/store/polling';
import { notify } from '@/ui/feedback/toast';
import { statusApi } from './status-api';
import { outageAnnounced, selectOutage } from './status-slice';

export const POLLING = whileVisible(STATUS_REFRESH_MS);

/** Polls while the caller is mounted: at once, then every 30 seconds by default, even after failures. */
export const useLiveStatus = (polling = POLLING): void => {
  statusApi.useGetStatusQuery(undefined, { ...polling, selectFromResult: () => ({}) });
};

export interface StatusRetry {
  retry: () => void;
  isFetching: boolean;
  /** Error of the last call, if it failed. */
  error: object | undefined;
}

/** Returns the retry function and its state, for components that show the status. */
export const useStatusRetry = (): StatusRetry => {
  const dispatch = useAppDispatch();
  const { getStatus } = statusApi.endpoints;
  const { isFetching, error } = getStatus.useQueryState(undefined, {
    selectFromResult: ({ isFetching, error }) => ({ isFetching, error }),
  });
  return {
    retry: () => void dispatch(getStatus.initiate(undefined, { forceRefetch: true, subscribe: false })),
    isFetching,
    error,
  };
};

/** Tells the visitor once per outage that the status cannot be fetched. */
export const useOutageToast = (): void => {
  const dispatch = useAppDispatch();
  const unannounced = useAppSelector(selectOutage) === 'unannounced';
  useEffect(() => {
    if (!unannounced) return;
    notify.error(serverInfo.failure);
    dispatch(outageAnnounced());
  }, [unannounced, dispatch]);
};
