import type { Backup } from '@/contract/backups';
import { formatMoment } from '@/lib/format-date';
import { backupDesk } from '@/messages/en/backup-desk';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { Text } from '@/ui/layout/text';
import { useBackupWork } from './use-backup-work';
import { WorkProgress } from './work-progress';

const words = backupDesk.ask;

/** Asks before a backup is brought back, says what is lost, and shows how far it is. */
export const RestoreDialog = ({ backup, onClose }: { backup: Backup; onClose: () => void }) => {
  const { isWorking, progress, problem, run } = useBackupWork(backup);
  const confirmed = async () => {
    if (!(await run())) return;
    notify.success(backupDesk.restored);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.title(formatMoment(backup.at))}
      confirmLabel={words.confirm}
      onConfirm={() => void confirmed()}
      loading={isWorking}
      problem={problem}
    >
      <Text>{words.text}</Text>
      <Text>{words.undo}</Text>
      {isWorking && <WorkProgress progress={progress} />}
    </ConfirmDialog>
  );
};
