import { networkStatus, type StateAndReason } from '#messages/server-info';
import { formatTime } from '@/lib/format-time';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import type { ColorName } from '@/theme/tokens';
import { selectTotals } from './selectors';
import { selectLastUpdated, selectOutage } from './status-slice';

export interface NetworkStatus {
  /** One word. */
  value: string;
  /** Reason for it. */
  hint: string;
  /** Neutral while nothing is known. */
  color: ColorName;
  isAllUp: boolean;
}

/** Returns the current state of the whole network, as far as known. */
export const useNetworkStatus = (): NetworkStatus => {
  const lastUpdated = useDrawnSelector(selectLastUpdated);
  const isFailing = useDrawnSelector(selectOutage) !== 'none';
  const { activeServers, trackedServers } = useDrawnSelector(selectTotals);
  const { online, partly, offline, unheard, lastHeard } = networkStatus;
  const told = ([value, hint]: StateAndReason, color: ColorName, isAllUp = false) => ({
    value,
    hint,
    color,
    isAllUp,
  });
  if (lastUpdated === null) return told(unheard, 'muted');
  if (isFailing || activeServers === null) return told(lastHeard(formatTime(lastUpdated)), 'muted');
  const silent = trackedServers - activeServers;
  if (silent === 0) return told(online, 'text', true);
  return activeServers === 0
    ? told(offline(silent, trackedServers), 'danger')
    : told(partly(silent, trackedServers), 'amber');
};
