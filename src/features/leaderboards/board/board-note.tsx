import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import { refreshTexts } from '#messages/refresh';
import { formatTimeWithSeconds } from '@/lib/format-time';
import { Badge } from '@/ui/drawing/badge';
import { SpinnerMark } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import type { Board } from '../types';

/** Same height while loading as with its sentences, which stack on narrow screens. */
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

/** Loading note, or the age and source of the figures. */
export const BoardNote = ({ board: { phase, source, capturedAt, isFailing } }: { board: Board }) => {
  if (phase === 'loading')
    return (
      <Line>
        <Stack direction="row" gap={1} role="status">
          <SpinnerMark />
          <Text color="muted">{leaderboardTexts.loading}</Text>
        </Stack>
      </Line>
    );
  if (capturedAt === null) return <Line />;
  return (
    <Line>
      {source === 'sample' ? (
        <Badge color="amber">{leaderboardTexts.sample.label}</Badge>
      ) : (
        <Text color="muted" tabular>
          {refreshTexts.lastUpdated} <time dateTime={capturedAt}>{formatTimeWithSeconds(capturedAt)}</time>
        </Text>
      )}
      <Text color={isFailing ? 'amber' : 'muted'}>
        {isFailing ? refreshTexts.failed : refreshTexts.every}
      </Text>
    </Line>
  );
};
