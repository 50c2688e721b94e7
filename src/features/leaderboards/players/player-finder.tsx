import { skipToken } from '@reduxjs/toolkit/query';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { leaderboardSearch as texts } from '#messages/leaderboard-parts';
import type { LeaderboardPlayer } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import { toFailure } from '@/store/failure';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { InputField } from '@/ui/form/field';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { selectBoard } from '../leaderboard-slice';
import { placeApi } from './place-api';
import { PlayerPlaces } from './player-places';
import { samplePlace } from './sample-place';

/** Longer than any in-game name. */
const NAME_LIMIT = 40;

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[0.5]};
`;

export interface PlayerFinderProps {
  /** Mode to search in. */
  mode: GameMode;
  /** Renders the available actions on the player found. */
  action?: (player: LeaderboardPlayer) => ReactNode;
}

const Result = ({ mode, username, action }: PlayerFinderProps & { username: string }) => {
  const { currentData, error, isFetching, refetch } = placeApi.useGetPlaceQuery(
    username === '' ? skipToken : { mode: mode.id, username },
    { refetchOnMountOrArgChange: true },
  );
  const board = useAppSelector((state) => selectBoard(state, mode.id));
  if (username === '') return null;
  if (isFetching && !currentData) return <Spinner label={texts.loading(username)} />;
  const { status, message } = toFailure(error);
  if (status === 404) {
    // Sample players exist only on the board, not on the server.
    const sample = samplePlace(mode, board, username);
    if (sample) return <PlayerPlaces place={sample} metrics={mode.metrics} isSample />;
    return (
      <Text>
        {texts.missing.before}
        <strong translate="no">{username}</strong>
        {texts.missing.after(mode.title)}
      </Text>
    );
  }
  if (error)
    return (
      <RetryAlert title={texts.failure} onRetry={refetch}>
        {message}
      </RetryAlert>
    );
  return (
    currentData && (
      <Stack>
        <PlayerPlaces place={currentData} metrics={mode.metrics} />
        {action?.(currentData.player)}
      </Stack>
    )
  );
};

/** Finds a player by name and shows the rank by each metric. */
export const PlayerFinder = ({ mode, action }: PlayerFinderProps) => {
  const [name, setName] = useState('');
  const [search, setSearch] = useState({ username: '', count: 0 });
  return (
    <>
      <Form
        role="search"
        aria-label={texts.form(mode.title)}
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(({ count }) => ({ username: name.trim(), count: count + 1 }));
        }}
      >
        <InputField
          label={texts.name}
          type="search"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={NAME_LIMIT}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" icon={<Search size={18} />} fullWidth>
          {texts.submit}
        </Button>
      </Form>
      <div aria-live="polite">
        {/* The key repeats the request if the same name is searched again. */}
        <Result key={search.count} mode={mode} username={search.username} {...(action && { action })} />
      </div>
    </>
  );
};
