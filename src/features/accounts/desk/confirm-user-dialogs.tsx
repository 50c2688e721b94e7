import { playerLink } from '@/messages/en/player-link';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import type { UserDialogProps } from './user-dialog';
import { usersApi } from './users-api';

/** Deletes after asking. The user leaves the list at once, and comes back when the server refuses. */
export const DeleteUserDialog = ({ user, onClose }: UserDialogProps) => {
  const dispatch = useAppDispatch();
  const remove = async () => {
    onClose();
    const { error } = await dispatch(usersApi.endpoints.deleteUser.initiate(user, { track: false }));
    if (error) notify.error(`${user.username} was not deleted`, { description: toFailure(error).message });
    else notify.success(`${user.username} deleted`);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete ${user.username}?`}
      confirmLabel="Delete user"
      onConfirm={() => void remove()}
    >
      The account and its sessions are erased. This cannot be undone.
    </ConfirmDialog>
  );
};

export const EndSessionsDialog = ({ user, onClose }: UserDialogProps) => {
  const [endSessions, { isLoading, error }] = usersApi.useEndUserSessionsMutation();
  const end = async () => {
    const result = await endSessions(user);
    if (result.error) return;
    notify.success(`${user.username} is signed out everywhere`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`End the sessions of ${user.username}?`}
      confirmLabel="End sessions"
      onConfirm={() => void end()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      They are signed out on every device and have to sign in again.
    </ConfirmDialog>
  );
};

const { desk: playerWords } = playerLink;

/** Lets go of the player that somebody is linked to. */
export const ReleasePlayerDialog = ({ user, onClose }: UserDialogProps) => {
  const { username, player = null } = user;
  const name = player ?? '';
  const [release, { isLoading, error }] = usersApi.useReleasePlayerMutation();
  const end = async () => {
    const result = await release(user);
    if (result.error) return;
    notify.success(playerWords.done(name));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={playerWords.question(name)}
      confirmLabel={playerWords.label}
      onConfirm={() => void end()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      {playerWords.consequences(name, username)}
    </ConfirmDialog>
  );
};
