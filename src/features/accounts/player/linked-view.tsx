import { useState, type RefCallback } from 'react';
import { playerLink } from '@/messages/en/player-link';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Avatar } from '@/ui/drawing/avatar';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { headAddress } from '../head-address';
import { ItemWords } from '../item-list';
import { playerApi } from './player-api';

const { linked: words } = playerLink;

const Unlink = ({ player }: { player: string }) => {
  const [isAsking, setIsAsking] = useState(false);
  const [unlink, { isLoading, error }] = playerApi.useUnlinkMutation();
  const end = async () => {
    const result = await unlink(undefined);
    if (result.error) return;
    setIsAsking(false);
    notify.success(words.done(player));
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{words.unlinkLabel}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.question(player)}
        confirmLabel={words.confirmLabel}
        onConfirm={() => void end()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {words.consequences}
      </ConfirmDialog>
    </>
  );
};

export interface LinkedViewProps {
  player: string;
  handover: RefCallback<HTMLElement>;
}

/** Whom the account is linked to, and how to end that. */
export const LinkedView = ({ player, handover }: LinkedViewProps) => (
  <Stack ref={handover} direction="row" wrap>
    <Avatar src={headAddress(player)} size={48} name={player} />
    <ItemWords>
      <Text weight={700} size="lead" tabIndex={-1} translate="no">
        {player}
      </Text>
      <Note>{words.text}</Note>
    </ItemWords>
    <Unlink player={player} />
  </Stack>
);
