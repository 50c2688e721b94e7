import { styled } from 'styled-components';
import { formatTimeWithSeconds } from '@/lib/format-time';
import { leaderboardWords } from '@/messages/en/leaderboard';
import { Badge } from '@/ui/drawing/badge';
import { SpinnerMark } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import type { Board } from '../types';

/** As high while it waits as when it has its sentences, which stand below each other where there is little room. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${({ theme }) => `0 ${theme.space[1.5]}`};
  min-height: 4rem;
  font-size: ${({ theme }) => theme.fontSize.small};

  ${({ theme }) => theme.media.medium} {
    min-height: 2rem;
  }
`;

/** What is loading, or how old the figures are and where they come from. */
export const BoardNote = ({ board: { phase, source, capturedAt, isFailing } }: { board: Board }) => {
  if (phase === 'loading')
    return (
      <Line>
        <Stack direction="row" gap={1} role="status">
          <SpinnerMark />
          <Text color="muted">{leaderboardWords.loading}</Text>
        </Stack>
      </Line>
    );
  if (capturedAt === null) return <Line />;
  return (
    <Line>
      {source === 'sample' ? (
        <Badge color="amber">{leaderboardWords.sample.label}</Badge>
      ) : (
        <Text color="muted" tabular>
          Last updated: <time dateTime={capturedAt}>{formatTimeWithSeconds(capturedAt)}</time>
        </Text>
      )}
      <Text color={isFailing ? 'amber' : 'muted'}>
        {isFailing ? 'The refresh failed, trying again every 30 seconds' : 'Auto-refreshes every 30 seconds'}
      </Text>
    </Line>
  );
};
