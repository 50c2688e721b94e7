import { networkStatus } from '#messages/server-info';
import { formatTime } from '@/lib/format-time';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { selectTotals } from './selectors';
import { selectLastUpdated, selectOutage } from './status-slice';

export interface NetworkStatus {
  /** One word. */
  value: string;
  /** Reason for it. */
  hint: string;
  isAllUp: boolean;
}

/** Returns the current state of the whole network, as far as known. */
export const useNetworkStatus = (): NetworkStatus => {
  const lastUpdated = useDrawnSelector(selectLastUpdated);
  const isFailing = useDrawnSelector(selectOutage) !== 'none';
  const { activeServers, trackedServers } = useDrawnSelector(selectTotals);
  const { online, partly, offline, unheard, lastHeard } = networkStatus;
  const isAllUp = lastUpdated !== null && !isFailing && activeServers === trackedServers;
  const [value, hint] =
    lastUpdated === null
      ? unheard
      : isFailing
        ? lastHeard(formatTime(lastUpdated))
        : isAllUp
          ? online
          : (activeServers === 0 ? offline : partly)(trackedServers - activeServers, trackedServers);
  return { value, hint, isAllUp };
};
