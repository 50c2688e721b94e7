import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardDesk } from '#messages/leaderboard-desk';
import { modes } from '#network/modes';
import type { LeaderboardMode, LeaderboardResponse } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { toFailure } from '@/store/failure';
import { Alert } from '@/ui/feedback/alert';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/grid';
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

/** Returns a mode's number of players, read from the response for a player on its board. */
const useTotal = (mode: LeaderboardMode, { source, players }: LeaderboardResponse): number | undefined => {
  const [anybody] = source === 'snapshot' ? players : [];
  const { data } = placeApi.useGetPlaceQuery(anybody ? { mode, username: anybody.username } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return anybody ? data?.total : 0;
};

const Season = ({ mode, board }: { mode: GameMode; board: LeaderboardResponse }) => {
  const total = useTotal(mode.id, board);
  const isSample = board.source === 'sample';
  return (
    <>
      <Facts>
        <Fact label={leaderboardDesk.players} value={total === undefined ? '…' : formatNumber(total)} />
        <Fact
          label={leaderboardDesk.snapshot}
          value={isSample ? leaderboardDesk.noSnapshot : formatMoment(board.capturedAt)}
        />
      </Facts>
      {isSample && (
        <Alert tone="info" title={leaderboardTexts.sample.label}>
          {leaderboardTexts.sample.text}
        </Alert>
      )}
      <SeasonEnd mode={mode} players={total} />
      {!isSample && <RemovePlayer mode={mode} />}
      <LeftOut mode={mode.id} />
    </>
  );
};

/** One mode: its number of players, its last snapshot and the available actions. */
const ModeDesk = ({ mode }: { mode: GameMode }) => {
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
        <RetryAlert title={leaderboardDesk.failure} loading={isFetching} onRetry={refetch}>
          {toFailure(error).message}
        </RetryAlert>
      ) : (
        <Spinner label={leaderboardTexts.loading} />
      )}
    </Card.Section>
  );
};

/** Desk where admins end seasons and remove players from the leaderboards. */
const LeaderboardDesk = () => (
  <Grid columns={2} min="320px">
    {modes.map((mode) => (
      <ModeDesk key={mode.id} mode={mode} />
    ))}
  </Grid>
);

export default LeaderboardDesk;
