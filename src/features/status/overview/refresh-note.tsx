import { styled } from 'styled-components';
import { formatTimeWithSeconds } from '@/lib/format-time';
import { serverInfo } from '@/messages/en/server-info';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { onlyWithScript } from '@/theme/mixins';
import { SpinnerMark } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { selectLastUpdated, selectOutage, selectPhase } from '../status-slice';

/** As high while it waits as with its sentences, which are below each other, and one on two lines, in little room. */
const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[0.5]};
  min-height: calc(3lh + ${({ theme }) => theme.space[0.5]});
  font-size: ${({ theme }) => theme.fontSize.small};

  ${({ theme }) => theme.media.small} {
    flex-direction: row;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-height: 1.5rem;
  }
  /* Nothing loads without scripts. */
  ${onlyWithScript}
`;

/** Below the overview: what is loading, or how old the figures are. */
export const RefreshNote = () => {
  const loading = useDrawnSelector(selectPhase) === 'loading';
  const lastUpdated = useDrawnSelector(selectLastUpdated);
  const failing = useDrawnSelector(selectOutage) !== 'none';
  if (loading) {
    return (
      <Line>
        <Stack role="status" direction="row" gap={1}>
          <SpinnerMark />
          <Text color="muted">{serverInfo.loading}</Text>
        </Stack>
      </Line>
    );
  }
  if (lastUpdated === null) return <Line />;
  return (
    <Line>
      <Text color="muted" tabular>
        Last updated: <time dateTime={lastUpdated}>{formatTimeWithSeconds(lastUpdated)}</time>
      </Text>
      <Text color={failing ? 'amber' : 'muted'}>
        {failing ? 'The refresh failed, trying again every 30 seconds' : 'Auto-refreshes every 30 seconds'}
      </Text>
    </Line>
  );
};
