import { backupDesk } from '#messages/backup-desk';
import { typedNameLabel } from '#messages/fields';
import type { Backup } from '@/contract/backups';
import { formatMoment } from '@/lib/format-date';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { useTypedName } from '@/ui/dialog/use-typed-name';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { useBackupWork } from './use-backup-work';
import { WorkProgress } from './work-progress';

const texts = backupDesk.ask;

/** Asks before restoring a backup, says what is lost, and shows the progress. */
export const RestoreDialog = ({ backup, onClose }: { backup: Backup; onClose: () => void }) => {
  const { isWorking, progress, problem, run } = useBackupWork(backup);
  const name = formatMoment(backup.at);
  const [isTyped, typedName] = useTypedName(name, typedNameLabel(name));
  const confirmed = async () => {
    if (!(await run())) return;
    notify.success(backupDesk.restored);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      onConfirm={() => void confirmed()}
      disabled={!isTyped}
      loading={isWorking}
      problem={problem}
    >
      <Stack gap={1.5}>
        <Text>{texts.text}</Text>
        <Text>{texts.undo}</Text>
        {typedName}
        {isWorking && <WorkProgress progress={progress} />}
      </Stack>
    </ConfirmDialog>
  );
};
