import { UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReceivedPlayer } from '@/contract/leaderboard';
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

/** Takes a player off a leaderboard, after showing who it is and asking. */
export const RemovePlayer = ({ mode }: { mode: GameMode }) => {
  const { id, title } = mode;
  const [chosen, setChosen] = useState<ReceivedPlayer>();
  const [removePlayer, { isLoading, error, reset }] = seasonApi.useRemovePlayerMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setChosen(undefined);
    reset();
  };
  const remove = async (player: ReceivedPlayer) => {
    const result = await removePlayer({ mode: id, player });
    if (result.error) return;
    notify.success(`${player.username} removed from ${title}`);
    close();
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <Stack gap={1}>
      <Heading level={3} ref={heading} tabIndex={-1}>
        Remove a player
      </Heading>
      <PlayerFinder
        mode={mode}
        action={(player) => (
          <Button icon={<UserX size={18} />} onClick={() => setChosen(player)}>
            Remove <Verbatim>{player.username}</Verbatim>
          </Button>
        )}
      />
      {chosen && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Remove ${chosen.username} from ${title}?`}
          confirmLabel="Remove player"
          onConfirm={() => void remove(chosen)}
          loading={isLoading}
          problem={error && toFailure(error).message}
        >
          All figures of <Verbatim>{chosen.username}</Verbatim> in {title} are erased. Should the game server
          send them again, the player is back: keep a cheater off the server first.
        </ConfirmDialog>
      )}
    </Stack>
  );
};
