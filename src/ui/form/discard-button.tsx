import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { ConfirmDialog } from '../dialog/confirm-dialog';

export interface DiscardButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Texts of the question; `confirmLabel` also labels the button that asks it. */
  question: { title: string; text: string; confirmLabel: string };
  onDiscard: () => void;
}

/** Discards a draft, after a question. */
export const DiscardButton = ({ question, onDiscard, ...look }: DiscardButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const { title, text, confirmLabel } = question;
  return (
    <>
      <Button {...look} onClick={() => setIsAsking(true)}>
        {confirmLabel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={confirmLabel}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      >
        {text}
      </ConfirmDialog>
    </>
  );
};
