import { useEffect } from 'react';
import { serverInfo } from '@/content/server-info';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { whileVisible } from '@/store/polling';
import { notify } from '@/ui/toast';
import { outageTold, selectOutage } from './server-status-slice';
import { statusApi } from './status-api';

export const POLLING = whileVisible(STATUS_REFRESH_MS);

export interface LiveStatus {
  /** Asks again now. */
  retry: () => void;
  isFetching: boolean;
}

/** While the caller is on screen, the slice is kept fresh: at once, then every 30 seconds, also through failures. */
export const useLiveStatus = (): LiveStatus => {
  const { refetch, isFetching } = statusApi.useGetStatusQuery(undefined, {
    ...POLLING,
    selectFromResult: ({ isFetching }) => ({ isFetching }),
  });
  return { retry: () => void refetch(), isFetching };
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
