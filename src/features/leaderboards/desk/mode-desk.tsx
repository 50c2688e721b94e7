import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from 'styled-components';
import type { LeaderboardMode, ReceivedLeaderboard } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { leaderboardWords } from '@/messages/en/leaderboard';
import { toFailure } from '@/store/failure';
import { Alert } from '@/ui/feedback/alert';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/layout/text';
import { placeApi } from '../players/place-api';
import { LeftOut } from './left-out';
import { RemovePlayer } from './remove-player';
import { SeasonEnd } from './season-end';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(auto, 1fr) minmax(0, 2fr);
  gap: ${({ theme }) => theme.space[2]};
`;

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Note as="dt">{label}</Note>
    <Text as="dd" weight={600} tabular>
      {value}
    </Text>
  </div>
);

/** How many players a mode has: comes with the place of whoever is on its board. */
const useTotal = (mode: LeaderboardMode, { source, players }: ReceivedLeaderboard): number | undefined => {
  const [anybody] = source === 'snapshot' ? players : [];
  const { data } = placeApi.useGetPlaceQuery(anybody ? { mode, username: anybody.username } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return anybody ? data?.total : 0;
};

const Season = ({ mode, board }: { mode: GameMode; board: ReceivedLeaderboard }) => {
  const total = useTotal(mode.id, board);
  const isSample = board.source === 'sample';
  return (
    <>
      <Facts>
        <Fact label="Players" value={total === undefined ? '…' : formatNumber(total)} />
        <Fact label="Last snapshot" value={isSample ? 'None yet' : formatMoment(board.capturedAt)} />
      </Facts>
      {isSample && (
        <Alert tone="info" title={leaderboardWords.sample.label}>
          {leaderboardWords.sample.text}
        </Alert>
      )}
      <SeasonEnd mode={mode} players={total} />
      {!isSample && <RemovePlayer mode={mode} />}
      <LeftOut mode={mode.id} />
    </>
  );
};

/** One mode: who is in it since when, and what can be done about it. */
export const ModeDesk = ({ mode }: { mode: GameMode }) => {
  const { id, title, hue } = mode;
  const { data, error, isFetching, refetch } = placeApi.useGetLeaderboardQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const titleId = `desk-${id}`;
  return (
    <Card.Section id={titleId} title={title} gap={3} accent={hue}>
      {data ? (
        <Season mode={mode} board={data} />
      ) : error ? (
        <RetryAlert title="The leaderboard could not be loaded" loading={isFetching} onRetry={refetch}>
          {toFailure(error).message}
        </RetryAlert>
      ) : (
        <Spinner label={leaderboardWords.loading} />
      )}
    </Card.Section>
  );
};
