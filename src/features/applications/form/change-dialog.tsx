import { applicationForm } from '@/content/applications/form';
import { type Position, positions } from '@/content/applications/positions';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

const { text, confirmLabel } = applicationForm.draft.change;

export interface ChangeDialogProps {
  /** The position that was chosen; null while there is nothing to ask. */
  to: Position | null;
  /** Labels of the answers that go. */
  lost: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a change of the position deletes answers. */
export const ChangeDialog = ({ to, lost, onClose, onConfirm }: ChangeDialogProps) => (
  <ConfirmDialog
    open={to !== null}
    title={to === null ? '' : `Change to ${positions[to].title}?`}
    confirmLabel={confirmLabel}
    onClose={onClose}
    onConfirm={onConfirm}
  >
    {text}
    <ul>
      {lost.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </ConfirmDialog>
);
