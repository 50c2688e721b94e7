import { lazy, memo, startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import { LEADERBOARD_REFRESH_MS, type LeaderboardMode } from '@/contract/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { whileVisible } from '@/store/polling';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { Heading } from '@/ui/layout/heading';
import { leaderboardApi } from '../leaderboard-api';
import { selectBoard } from '../leaderboard-slice';
import { Podium } from '../podium/podium';
import { selectRanking, type RankedPlayer } from '../selectors';
import type { Board as KnownBoard } from '../types';
import type { BoardFailureProps } from './board-failure';
import { BoardNote } from './board-note';
import { BoardWaiting } from './board-waiting';
import { Places } from './places';
import { PlacesLeft } from './places-left';

/** Fallback if the code of `BoardFailure` cannot be loaded either. */
const PlainFailure = () => <p role="alert">{leaderboardTexts.unavailable}</p>;
/** Lazy, because most visits do not need it. */
const BoardFailure = lazy<ComponentType<BoardFailureProps>>(() =>
  import(/* webpackChunkName: "board-failure" */ './board-failure').catch(() => ({ default: PlainFailure })),
);

const PODIUM_SIZE = 3;

/** Height of a full board of ten, whatever it contains, and of its placeholder, so that nothing below shifts. */
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
  board: KnownBoard;
  metric: BoardMetric;
  isArriving: boolean;
  /** Draws everything at once, because the page is already rendered in a transition. */
  isAtHand: boolean;
}

/**
 * The podium, and below it a list that renders separately. Both in one render would block a slow phone for too long when a
 * response arrives.
 */
const Ranking = ({ players, board, metric, isArriving, isAtHand }: RankingProps) => {
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
          <PlacesLeft board={board} taken={below.players.length} />
        </>
      )}
    </Stage>
  );
};

export interface BoardProps {
  mode: LeaderboardMode;
  metric: BoardMetric;
  /** Whether this is the visit's first board: the podium rises and its numbers count up. */
  isFirst: boolean;
}

/** The ten best players of a mode, refreshed while on screen. */
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
        {leaderboardTexts.best(metric.title)}
      </Heading>
      <BoardNote board={board} />
      {board.capturedAt !== null ? (
        <Ranking players={ranking} board={board} metric={metric} isArriving={isFirst} isAtHand={isAtHand} />
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
