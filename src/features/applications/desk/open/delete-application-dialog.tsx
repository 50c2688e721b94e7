import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetail } from '@/contract/application-desk';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { applicationApi } from '../application-api';

const { deletion } = applicationsDesk;

interface DeleteDialogProps {
  application: ApplicationDetail;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes after asking. The application leaves the list at once, and returns if the server refuses. */
export const DeleteApplicationDialog = ({ application, onClose, onDeleted }: DeleteDialogProps) => {
  const dispatch = useAppDispatch();
  const { ign } = application;
  const texts = ign === '' ? deletion.nameless : deletion.named;
  const remove = async () => {
    onClose();
    const sent = dispatch(
      applicationApi.endpoints.deleteApplication.initiate({ application }, { track: false }),
    );
    onDeleted();
    const { error } = await sent;
    if (error) {
      notify.error(texts.failureTitle(ign), { description: toFailure(error).message });
    } else notify.success(texts.done(ign));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.question(ign)}
      confirmLabel={deletion.label}
      onConfirm={() => void remove()}
    >
      {deletion.text}
    </ConfirmDialog>
  );
};
