import type { ApplicationDetail } from '@/contract/application-desk';
import { isolated } from '@/lib/direction';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { applicationApi } from '../application-api';

interface DeleteDialogProps {
  application: ApplicationDetail;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes after asking. The application leaves the list at once, and returns if the server refuses. */
export const DeleteApplicationDialog = ({ application, onClose, onDeleted }: DeleteDialogProps) => {
  const dispatch = useAppDispatch();
  const { ign } = application;
  const whose = ign === '' ? 'this application' : `the application of ${isolated(ign)}`;
  const remove = async () => {
    onClose();
    const sent = dispatch(
      applicationApi.endpoints.deleteApplication.initiate({ application }, { track: false }),
    );
    onDeleted();
    const { error } = await sent;
    if (error) {
      notify.error(
        ign === ''
          ? 'The application was not deleted'
          : `The application of ${isolated(ign)} was not deleted`,
        { description: toFailure(error).message },
      );
    } else notify.success(ign === '' ? 'Application deleted' : `Application of ${isolated(ign)} deleted`);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete ${whose}?`}
      confirmLabel="Delete application"
      onConfirm={() => void remove()}
    >
      All answers, the note and the comments are erased, and the applicant’s link stops working. Its messages
      in the chat are deleted, too. This cannot be undone.
    </ConfirmDialog>
  );
};
