import { recovery } from '#messages/recovery';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/toast';
import { recoveryApi } from '../recovery/recovery-api';

const { own } = recovery;

/** Warns of an email that is not confirmed yet, and sends the confirmation link again. */
export const EmailState = ({ user: { emailVerified, pendingEmail = null } }: { user: User }) => {
  const [send, { isLoading }] = recoveryApi.useSendVerificationMutation();
  const sendAgain = async () => {
    const { error } = await send(undefined);
    if (error) notify.error(own.failureTitle, { description: toFailure(error).message });
    else notify.success(own.sent.title, { description: own.sent.text });
  };
  if (emailVerified && pendingEmail === null) return null;
  return (
    <Alert
      tone="warning"
      title={own.title}
      action={
        <Button onClick={() => void sendAgain()} loading={isLoading}>
          {own.sendLabel}
        </Button>
      }
    >
      {pendingEmail === null ? own.unconfirmed : own.pending(pendingEmail)}
    </Alert>
  );
};
