import type { User } from '@/contract/users';
import { DeleteUserDialog, EndSessionsDialog } from './confirm-user-dialogs';
import { EditUserDialog, ResetPasswordDialog } from './user-dialog';
import type { UserTask } from './user-row';

const dialogs = {
  edit: EditUserDialog,
  password: ResetPasswordDialog,
  sessions: EndSessionsDialog,
  delete: DeleteUserDialog,
};

/** A task and the user as they were when it was chosen: what the list shows changes meanwhile. */
export interface ChosenTask {
  task: UserTask;
  user: User;
}

/** Asks what is needed for the task, and does it. */
export const UserTaskDialog = ({ task, user, onClose }: ChosenTask & { onClose: () => void }) => {
  const TaskDialog = dialogs[task];
  return <TaskDialog user={user} onClose={onClose} />;
};
