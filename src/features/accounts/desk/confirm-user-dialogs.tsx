import { typedNameLabel } from '#messages/fields';
import { playerLink } from '#messages/player-link';
import { usersDesk } from '#messages/users-desk';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { useTypedName } from '@/ui/dialog/use-typed-name';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import type { UserDialogProps } from './user-dialog';
import { usersApi } from './users-api';

const { deletion, link, sessions } = usersDesk;

/** Deletes after asking. The user leaves the list at once, and returns if the server refuses. */
export const DeleteUserDialog = ({ user, onClose }: UserDialogProps) => {
  const dispatch = useAppDispatch();
  const [isTyped, typedName] = useTypedName(user.username, typedNameLabel(user.username));
  const remove = async () => {
    onClose();
    const { error } = await dispatch(usersApi.endpoints.deleteUser.initiate(user, { track: false }));
    if (error) notify.error(deletion.failureTitle(user.username), { description: toFailure(error).message });
    else notify.success(deletion.done(user.username));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={deletion.title(user.username)}
      confirmLabel={deletion.confirmLabel}
      onConfirm={() => void remove()}
      disabled={!isTyped}
    >
      <Stack gap={1.5}>
        <Text>{deletion.text()}</Text>
        {typedName}
      </Stack>
    </ConfirmDialog>
  );
};

/** Emails the user a link, so that nobody has to invent a password for them. */
export const SendLinkDialog = ({ user, onClose }: UserDialogProps) => {
  const [sendLink, { isLoading, error }] = usersApi.useSendPasswordLinkMutation();
  const send = async () => {
    const result = await sendLink(user);
    if (result.error) return;
    notify.success(link.done(user.email));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={link.title(user.username)}
      confirmLabel={link.confirmLabel}
      onConfirm={() => void send()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      {link.text(user.email)}
    </ConfirmDialog>
  );
};

export const EndSessionsDialog = ({ user, onClose }: UserDialogProps) => {
  const [endSessions, { isLoading, error }] = usersApi.useEndUserSessionsMutation();
  const end = async () => {
    const result = await endSessions(user);
    if (result.error) return;
    notify.success(sessions.done(user.username));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      variant="primary"
      title={sessions.title(user.username)}
      confirmLabel={sessions.confirmLabel}
      onConfirm={() => void end()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      {sessions.text}
    </ConfirmDialog>
  );
};

const { desk: playerTexts } = playerLink;

/** Unlinks a user's player. */
export const UnlinkPlayerDialog = ({ user, onClose }: UserDialogProps) => {
  const { username, player = null } = user;
  const name = player ?? '';
  const [unlink, { isLoading, error }] = usersApi.useUnlinkPlayerMutation();
  const end = async () => {
    const result = await unlink(user);
    if (result.error) return;
    notify.success(playerTexts.done(name));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={playerTexts.question(name)}
      confirmLabel={playerTexts.label}
      onConfirm={() => void end()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      {playerTexts.consequences(name, username)}
    </ConfirmDialog>
  );
};
