import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { connectDialog } from '#messages/connect';
import { servers } from '#network/servers';
import { formatNumber } from '@/lib/format-number';
import { formatTimeWithSeconds } from '@/lib/format-time';
import { useAppSelector } from '@/store/hooks';
import { block } from '@/theme/mixins';
import { Badge } from '@/ui/drawing/badge';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { Unknown } from '../overview/figure';
import { selectTotals } from '../selectors';
import { statusApi } from '../status-api';
import { selectConnect, selectLastUpdated, selectOutage, selectPhase } from '../status-slice';
import { POLLING, useLiveStatus } from '../use-live-status';

const Strip = styled.dl`
  ${block('small')}
  --fill: ${({ theme }) => theme.color.raised};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[2]};
`;
const Value = styled.dd`
  display: flex;
  align-items: center;
  min-height: 2rem;
  font-size: ${({ theme }) => theme.fontSize.lead};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Note as="dt">{label}</Note>
    <Value>{children}</Value>
  </div>
);

/** Current state of the entrance server, polled at once and every 30 seconds while on screen, and the network's players. */
export const ConnectStatus = () => {
  useLiveStatus();
  const loading = useAppSelector(selectPhase) === 'loading';
  const { online, latency, pinged } = useAppSelector(selectConnect);
  const { playersOnline } = useAppSelector(selectTotals);
  const lastUpdated = useAppSelector(selectLastUpdated);
  const isKnown = useAppSelector(selectOutage) === 'none' && lastUpdated !== null;
  statusApi.useMeasureLatencyQuery(undefined, { ...POLLING, skip: !online || pinged });
  return (
    <Stack gap={1}>
      <Strip aria-busy={loading}>
        <Figure label={servers[0].group}>
          {loading ? (
            '…'
          ) : online === null ? (
            <Badge>{connectDialog.unknown}</Badge>
          ) : online ? (
            <Badge color="grass" pulse>
              {connectDialog.online}
            </Badge>
          ) : (
            <Badge color="danger">{connectDialog.offline}</Badge>
          )}
        </Figure>
        <Figure label={connectDialog.playersLabel}>
          {loading ? '…' : isKnown && playersOnline !== null ? formatNumber(playersOnline) : <Unknown />}
        </Figure>
      </Strip>
      <Note tabular>
        {loading
          ? connectDialog.asking
          : isKnown
            ? connectDialog.checkedAt(formatTimeWithSeconds(lastUpdated))
            : connectDialog.unchecked}
        {latency !== null && ` · ${connectDialog.latency(formatNumber(Math.round(latency)))}`}
      </Note>
    </Stack>
  );
};
