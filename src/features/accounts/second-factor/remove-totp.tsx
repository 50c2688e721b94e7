import { useState } from 'react';
import { secondFactor } from '@/messages/en/second-factor';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { secondFactorApi } from './second-factor-api';

const { card, remove: words } = secondFactor;

/** Removes the authenticator app, after a question; the site asks for the password besides. */
export const RemoveTotp = () => {
  const [isAsking, setIsAsking] = useState(false);
  const [removeTotp, { isLoading, error }] = secondFactorApi.useRemoveTotpMutation();
  const remove = async () => {
    const result = await removeTotp(undefined);
    if (result.error) return;
    setIsAsking(false);
    notify.success(words.done);
  };
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{card.removeLabel}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.title}
        confirmLabel={words.confirmLabel}
        onConfirm={() => void remove()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {words.text}
      </ConfirmDialog>
    </div>
  );
};
