import { recovery } from '#messages/recovery';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { recoveryApi } from '../recovery/recovery-api';

const { own } = recovery;

/** Shows whether the email is confirmed, and sends the confirmation link again. */
export const EmailState = ({ user: { emailVerified, pendingEmail = null } }: { user: User }) => {
  const [send, { isLoading }] = recoveryApi.useSendVerificationMutation();
  const sendAgain = async () => {
    const { error } = await send(undefined);
    if (error) notify.error(own.failureTitle, { description: toFailure(error).message });
    else notify.success(own.sent.title, { description: own.sent.text });
  };
  if (emailVerified && pendingEmail === null) return <Note>{own.confirmed}</Note>;
  return (
    <Stack gap={1} align="start">
      <Note>{pendingEmail === null ? own.unconfirmed : own.pending(pendingEmail)}</Note>
      <Button onClick={() => void sendAgain()} loading={isLoading}>
        {own.sendLabel}
      </Button>
    </Stack>
  );
};
