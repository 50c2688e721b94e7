import { lazy, memo, startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import {
  LEADERBOARD_REFRESH_MS,
  type LeaderboardMode,
  type LeaderboardResponse,
} from '@/contract/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { whileVisible } from '@/store/polling';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { Heading } from '@/ui/layout/heading';
import { leaderboardApi } from '../leaderboard-api';
import { selectBoard } from '../leaderboard-slice';
import { Podium } from '../podium/podium';
import { selectRanking, type RankedPlayer } from '../selectors';
import type { BoardFailureProps } from './board-failure';
import { BoardNote } from './board-note';
import { BoardWaiting } from './board-waiting';
import { Places } from './places';
import { PlacesLeft } from './places-left';

/** Where the code of the other one cannot be had either. */
const PlainFailure = () => <p role="alert">The leaderboard is unavailable.</p>;
/** Most visits need no code for it. */
const BoardFailure = lazy<ComponentType<BoardFailureProps>>(() =>
  import(/* webpackChunkName: "board-failure" */ './board-failure').catch(() => ({ default: PlainFailure })),
);

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

interface RankingProps {
  players: readonly RankedPlayer[];
  source: LeaderboardResponse['source'];
  metric: BoardMetric;
  isArriving: boolean;
  /** All of it is part of a page that is drawn in a transition. */
  isAtHand: boolean;
}

/**
 * The podium, and what is below it in a drawing of its own: both in one would hold a slow phone for too long when an answer
 * comes to a page that is there.
 */
const Ranking = ({ players, source, metric, isArriving, isAtHand }: RankingProps) => {
  const [below, setBelow] = useState(isAtHand ? { players, metric } : undefined);
  useEffect(
    () =>
      startTransition(() =>
        setBelow((drawn) =>
          drawn?.players === players && drawn.metric === metric ? drawn : { players, metric },
        ),
      ),
    [players, metric],
  );
  return (
    <Stage>
      <Podium players={players} metric={metric} isArriving={isArriving} />
      {below && (
        <>
          <Places players={below.players.slice(PODIUM_SIZE)} metric={below.metric} isArriving={isArriving} />
          <PlacesLeft source={source} taken={below.players.length} />
        </>
      )}
    </Stage>
  );
};

export interface BoardProps {
  mode: LeaderboardMode;
  metric: BoardMetric;
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
  const [isAtHand] = useState(board.capturedAt !== null);
  return (
    <>
      <Heading level={2} size="h3">
        Top 10 by {metric.title}
      </Heading>
      <BoardNote board={board} />
      {board.capturedAt !== null ? (
        <Ranking
          players={ranking}
          source={board.source}
          metric={metric}
          isArriving={isFirst}
          isAtHand={isAtHand}
        />
      ) : board.phase === 'loading' ? (
        <Stage>
          <BoardWaiting />
        </Stage>
      ) : (
        <Suspense fallback={<Stage />}>
          <BoardFailure error={error} isFetching={isFetching} onRetry={refetch} />
        </Suspense>
      )}
    </>
  );
});
