import { backupDesk } from '#messages/backup-desk';
import type { BackupWorkResponse } from '@/contract/backups';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';

const BEGUN: BackupWorkResponse = { phase: 'saving', steps: 0, of: 1, work: null };

/** Progress of a backup or a restore; a new phase is announced to screen readers. */
export const WorkProgress = ({ progress = BEGUN }: { progress: BackupWorkResponse | undefined }) => {
  const { phase, steps, of } = progress;
  return (
    <Stack gap={1}>
      <Note role="status">{backupDesk.work[phase]}</Note>
      <ProgressBar label={backupDesk.work[phase]} value={of === 0 ? 100 : (steps / of) * 100} />
    </Stack>
  );
};
