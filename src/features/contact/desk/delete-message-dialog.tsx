import { messagesDesk } from '#messages/messages-desk';
import type { MessageRecord } from '@/contract/messages';
import { isolated } from '@/lib/direction';
import { toFailure } from '@/store/failure';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { messagesApi } from './messages-api';

interface DeleteMessageDialogProps {
  record: MessageRecord;
  onClose: () => void;
  onDeleted: () => void;
}

const { deletion: texts } = messagesDesk;

export const DeleteMessageDialog = ({ record, onClose, onDeleted }: DeleteMessageDialogProps) => {
  const [deleteMessage, { isLoading, error }] = messagesApi.useDeleteMessageMutation();
  const consequences = record.delivery === 'waiting' ? texts.unforwarded : texts.text;
  const remove = async () => {
    const answer = await deleteMessage(record);
    if (answer.error) return;
    notify.success(texts.done);
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.title}
      confirmLabel={texts.confirmLabel}
      onConfirm={() => void remove()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      {consequences(isolated(record.subject), record.email)}
    </ConfirmDialog>
  );
};
