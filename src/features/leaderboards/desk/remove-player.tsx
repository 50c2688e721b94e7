import { UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { leaderboardDesk } from '#messages/leaderboard-desk';
import type { LeaderboardPlayer } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Verbatim } from '@/ui/layout/verbatim';
import { PlayerFinder } from '../players/player-finder';
import { seasonApi } from './season-api';

const { removal: texts } = leaderboardDesk;

/** Removes a player from a leaderboard, after showing the player and asking for confirmation. */
export const RemovePlayer = ({ mode }: { mode: GameMode }) => {
  const { id, title } = mode;
  const [chosen, setChosen] = useState<LeaderboardPlayer>();
  const [removePlayer, { isLoading, error, reset }] = seasonApi.useRemovePlayerMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setChosen(undefined);
    reset();
  };
  const remove = async (player: LeaderboardPlayer) => {
    const result = await removePlayer({ mode: id, player });
    if (result.error) return;
    notify.success(texts.done(player.username, title));
    close();
    // The button that had the focus no longer exists.
    heading.current?.focus();
  };
  return (
    <Stack gap={1}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {texts.title}
      </Heading>
      <PlayerFinder
        mode={mode}
        action={(player) => (
          <Button icon={<UserX size={18} />} onClick={() => setChosen(player)}>
            {texts.button} <Verbatim>{player.username}</Verbatim>
          </Button>
        )}
      />
      {chosen && (
        <ConfirmDialog
          open
          onClose={close}
          title={texts.ask.title(chosen.username, title)}
          confirmLabel={texts.ask.confirm}
          onConfirm={() => void remove(chosen)}
          loading={isLoading}
          problem={error && toFailure(error).message}
        >
          {texts.ask.text.before}
          <Verbatim>{chosen.username}</Verbatim>
          {texts.ask.text.after(title)}
        </ConfirmDialog>
      )}
    </Stack>
  );
};
