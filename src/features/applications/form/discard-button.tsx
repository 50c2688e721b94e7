import { useState } from 'react';
import { applicationForm } from '@/messages/en/applications/form';
import { Button, type ButtonProps } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

const { discardLabel, discard } = applicationForm.draft;

export interface DiscardButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  onDiscard: () => void;
}

/** Asks before what was written is deleted. */
export const DiscardButton = ({ onDiscard, ...look }: DiscardButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setIsAsking(true)}>
        {discardLabel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={discard.title}
        confirmLabel={discard.confirmLabel}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      >
        {discard.text}
      </ConfirmDialog>
    </>
  );
};
