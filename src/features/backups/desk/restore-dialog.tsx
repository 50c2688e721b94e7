import { backupDesk } from '#messages/backup-desk';
import type { Backup } from '@/contract/backups';
import { formatMoment } from '@/lib/format-date';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { Text } from '@/ui/layout/text';
import { useBackupWork } from './use-backup-work';
import { WorkProgress } from './work-progress';

const texts = backupDesk.ask;

/** Asks before restoring a backup, says what is lost, and shows the progress. */
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
      title={texts.title(formatMoment(backup.at))}
      confirmLabel={texts.confirm}
      onConfirm={() => void confirmed()}
      loading={isWorking}
      problem={problem}
    >
      <Text>{texts.text}</Text>
      <Text>{texts.undo}</Text>
      {isWorking && <WorkProgress progress={progress} />}
    </ConfirmDialog>
  );
};
