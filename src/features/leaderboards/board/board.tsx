import { memo } from 'react';
import { styled } from 'styled-components';
import { metrics } from '@/content/leaderboard';
import { LEADERBOARD_REFRESH_MS, type LeaderboardMode, type Metric } from '@/contract/leaderboard';
import { toFailure } from '@/store/failure';
import { whileVisible } from '@/store/polling';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Heading } from '@/ui/layout/heading';
import { leaderboardApi } from '../leaderboard-api';
import { selectBoard } from '../leaderboard-slice';
import { Podium } from '../podium/podium';
import { selectRanking } from '../selectors';
import { BoardNote } from './board-note';
import { BoardWaiting } from './board-waiting';
import { Places } from './places';
import { PlacesLeft } from './places-left';

const PODIUM_SIZE = 3;

/** As high as a board of ten whatever is on it, and as what holds its place, so that nothing below jumps. */
const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 940px;

  ${({ theme }) => theme.media.medium} {
    min-height: 1012px;
  }
`;

export interface BoardProps {
  mode: LeaderboardMode;
  metric: Metric;
  /** The first board of the visit: the podium rises and its numbers count. */
  isFirst: boolean;
}

/** The best ten of a mode, kept fresh while on screen. */
export const Board = memo(function Board({ mode, metric, isFirst }: BoardProps) {
  const { refetch, isFetching, error } = leaderboardApi.useGetLeaderboardQuery(mode, {
    ...whileVisible(LEADERBOARD_REFRESH_MS),
    selectFromResult: ({ isFetching, error }) => ({ isFetching, error }),
  });
  const board = useDrawnSelector((state) => selectBoard(state, mode));
  const ranking = useDrawnSelector((state) => selectRanking(state, mode, metric));
  return (
    <>
      <Heading level={2} size="h3">
        Top 10 by {metrics[metric].label}
      </Heading>
      <BoardNote board={board} />
      {board.capturedAt !== null ? (
        <Stage>
          <Podium players={ranking} metric={metric} isArriving={isFirst} />
          <Places players={ranking.slice(PODIUM_SIZE)} metric={metric} isArriving={isFirst} />
          <PlacesLeft source={board.source} taken={ranking.length} />
        </Stage>
      ) : board.phase === 'loading' ? (
        <Stage>
          <BoardWaiting />
        </Stage>
      ) : (
        <RetryAlert title="The leaderboard is unavailable" loading={isFetching} onRetry={refetch}>
          {toFailure(error).message} This page tries again every 30 seconds.
        </RetryAlert>
      )}
    </>
  );
});
