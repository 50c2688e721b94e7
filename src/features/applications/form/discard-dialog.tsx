import { applicationForm } from '@/content/applications/form';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/dialog/confirm-dialog';

const { title, text, confirmLabel } = applicationForm.draft.discard;

/** Asks before what was written is deleted. */
export const DiscardDialog = (props: Pick<ConfirmDialogProps, 'open' | 'onClose' | 'onConfirm'>) => (
  <ConfirmDialog title={title} confirmLabel={confirmLabel} {...props}>
    {text}
  </ConfirmDialog>
);
