import { useEffect } from 'react';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { serverInfo } from '@/messages/en/server-info';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { whileVisible } from '@/store/polling';
import { notify } from '@/ui/feedback/toast';
import { statusApi } from './status-api';
import { outageAnnounced, selectOutage } from './status-slice';

export const POLLING = whileVisible(STATUS_REFRESH_MS);

/** Keeps the slice fresh while the caller is mounted: at once, then every 30 seconds, even after failures. */
export const useLiveStatus = (): void => {
  statusApi.useGetStatusQuery(undefined, { ...POLLING, selectFromResult: () => ({}) });
};

export interface StatusRetry {
  /** Fetches again now. */
  retry: () => void;
  isFetching: boolean;
  /** Of the last call, where it failed. */
  error: object | undefined;
}

/** For components that show the status and offer to fetch it again. */
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
