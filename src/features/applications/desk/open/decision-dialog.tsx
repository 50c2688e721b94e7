import type { ApplicationDetail } from '@/contract/application-desk';
import type { ApplicationState } from '@/contract/applications';
import { isolated } from '@/lib/direction';
import { NoteDialog } from './note-dialog';

/** A state that ends an application. */
export type Decision = 'accepted' | 'rejected';
export const isDecision = (state: ApplicationState): state is Decision =>
  state === 'accepted' || state === 'rejected';

const words: Record<Decision, { verb: string; done: string; next: string }> = {
  accepted: { verb: 'Accept', done: 'accepted', next: 'They can see at once that they are in.' },
  rejected: {
    verb: 'Reject',
    done: 'rejected',
    next: 'They can see it at once, and apply for the position again after 30 days.',
  },
};

interface DecisionDialogProps {
  application: ApplicationDetail;
  decision: Decision;
  onClose: () => void;
}

/** Asks for confirmation of a decision, and for a note to the applicant. */
export const DecisionDialog = ({ application, decision, onClose }: DecisionDialogProps) => {
  const { verb, done, next } = words[decision];
  return (
    <NoteDialog
      application={application}
      state={decision}
      title={`${verb} the application of ${isolated(application.ign)}?`}
      submitLabel={verb}
      tone={decision === 'rejected' ? 'danger' : 'primary'}
      doneText={`Application of ${isolated(application.ign)} ${done}`}
      onClose={onClose}
    >
      {next} Any other state takes the decision back.
    </NoteDialog>
  );
};
