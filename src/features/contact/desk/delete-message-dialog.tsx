import type { MessageRecord } from '@/contract/messages';
import { isolated } from '@/lib/direction';
import { toFailure } from '@/store/failure';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { messagesApi } from './messages-api';

interface DeleteMessageDialogProps {
  record: MessageRecord;
  onClose: () => void;
}

/** Erases a message after asking. */
export const DeleteMessageDialog = ({ record, onClose }: DeleteMessageDialogProps) => {
  const [deleteMessage, { isLoading, error }] = messagesApi.useDeleteMessageMutation();
  const remove = async () => {
    const answer = await deleteMessage(record);
    if (answer.error) return;
    notify.success('Message deleted');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this message?"
      confirmLabel="Delete message"
      onConfirm={() => void remove()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      {`“${isolated(record.subject)}” of ${record.email} is erased here`}
      {record.delivery === 'waiting' ? ', and is not forwarded any more' : ''}. This cannot be undone.
    </ConfirmDialog>
  );
};
