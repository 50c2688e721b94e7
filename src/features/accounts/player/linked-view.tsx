import { useState, type RefCallback } from 'react';
import { playerLink } from '#messages/player-link';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Avatar } from '@/ui/drawing/avatar';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { headAddress } from '../head-address';
import { ItemText } from '../item-list';
import { playerApi } from './player-api';

const { linked: texts } = playerLink;

const Unlink = ({ player }: { player: string }) => {
  const [isAsking, setIsAsking] = useState(false);
  const [unlink, { isLoading, error }] = playerApi.useUnlinkMutation();
  const end = async () => {
    const result = await unlink(undefined);
    if (result.error) return;
    setIsAsking(false);
    notify.success(texts.done(player));
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{texts.unlinkLabel}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.question(player)}
        confirmLabel={texts.confirmLabel}
        onConfirm={() => void end()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {texts.consequences}
      </ConfirmDialog>
    </>
  );
};

export interface LinkedViewProps {
  player: string;
  handover: RefCallback<HTMLElement>;
}

/** The linked player, and how to unlink. */
export const LinkedView = ({ player, handover }: LinkedViewProps) => (
  <Stack ref={handover} direction="row" wrap>
    <Avatar src={headAddress(player)} size={48} name={player} />
    <ItemText>
      <Text weight={700} size="lead" tabIndex={-1} translate="no">
        {player}
      </Text>
      <Note>{texts.text}</Note>
    </ItemText>
    <Unlink player={player} />
  </Stack>
);
