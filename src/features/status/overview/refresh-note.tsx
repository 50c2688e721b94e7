import { styled } from 'styled-components';
import { refreshTexts } from '#messages/refresh';
import { serverInfo } from '#messages/server-info';
import { formatTimeWithSeconds } from '@/lib/format-time';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { onlyWithScript } from '@/theme/mixins';
import { SpinnerMark } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { selectLastUpdated, selectOutage, selectPhase } from '../status-slice';

/**
 * Same height while waiting as with its sentences, which in little room are stacked, one of them on two
 * lines.
 */
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

/** Line below the overview: loading state, or age of the figures. */
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
        {refreshTexts.lastUpdated} <time dateTime={lastUpdated}>{formatTimeWithSeconds(lastUpdated)}</time>
      </Text>
      <Text color={failing ? 'amber' : 'muted'}>{failing ? refreshTexts.failed : refreshTexts.every}</Text>
    </Line>
  );
};
