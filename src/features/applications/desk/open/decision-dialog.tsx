import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetail } from '@/contract/application-desk';
import type { ApplicationState } from '@/contract/applications';
import { NoteDialog } from './note-dialog';

/** A state that ends an application. */
export type Decision = 'accepted' | 'rejected';
export const isDecision = (state: ApplicationState): state is Decision =>
  state === 'accepted' || state === 'rejected';

interface DecisionDialogProps {
  application: ApplicationDetail;
  decision: Decision;
  onClose: () => void;
}

/** Asks for confirmation of a decision, and for a note to the applicant. */
export const DecisionDialog = ({ application, decision, onClose }: DecisionDialogProps) => {
  const { title, text, submit, done } = applicationsDesk.decision[decision];
  return (
    <NoteDialog
      application={application}
      state={decision}
      title={title(application.ign)}
      submitLabel={submit}
      tone={decision === 'rejected' ? 'danger' : 'primary'}
      doneText={done(application.ign)}
      onClose={onClose}
    >
      {text}
    </NoteDialog>
  );
};
