import { useState } from 'react';
import { secondFactor } from '#messages/second-factor';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { secondFactorApi } from './second-factor-api';

const { card, remove: texts } = secondFactor;

/** Removes the authenticator app after asking; the server also requires the password. */
export const RemoveTotp = () => {
  const [isAsking, setIsAsking] = useState(false);
  const [removeTotp, { isLoading, error }] = secondFactorApi.useRemoveTotpMutation();
  const remove = async () => {
    const result = await removeTotp(undefined);
    if (result.error) return;
    setIsAsking(false);
    notify.success(texts.done);
  };
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{card.removeLabel}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.title}
        confirmLabel={texts.confirmLabel}
        onConfirm={() => void remove()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {texts.text}
      </ConfirmDialog>
    </div>
  );
};
