import { Download, RotateCcw } from 'lucide-react';
import { type Backup, BACKUP_COUNTS } from '@/contract/backups';
import { Entry } from '@/features/admin/entry';
import { formatBytes } from '@/lib/format-bytes';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { backupDesk } from '@/messages/en/backup-desk';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { backupApi } from './backup-api';

const words = backupDesk;

const contentOf = ({ counts }: Backup): string =>
  BACKUP_COUNTS.flatMap((name) => {
    const count = counts[name] ?? 0;
    const [one, several] = words.counted[name];
    return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : several}`];
  }).join(', ') || words.nothing;

interface BackupLineProps {
  backup: Backup;
  /** Undefined for an admin who can neither download nor restore it. */
  onRestore: (() => void) | undefined;
}

/** A backup: its time, reason, size and contents, with its actions for the owner. */
export const BackupLine = ({ backup, onRestore }: BackupLineProps) => {
  const [download, { isLoading, error }] = backupApi.useDownloadBackupMutation();
  const { at, kind, bytes, isLocked } = backup;
  const { label, hue } = words.kinds[kind];
  const moment = formatMoment(at);
  const fetchFile = async () => {
    const result = await download(backup);
    if (!result.error) notify.success(words.downloaded);
  };
  return (
    <Entry>
      <Stack gap={0.5}>
        <Stack direction="row" gap={1} wrap>
          <Text weight={600} tabular>
            <time dateTime={at}>{moment}</time>
          </Text>
          <Badge color={hue}>{label}</Badge>
        </Stack>
        <Note tabular>
          {formatBytes(bytes)}, {isLocked ? words.locked : words.open}
        </Note>
        <Note tabular>{contentOf(backup)}</Note>
        {error && (
          <Alert tone="danger" title={words.downloadFailure}>
            {toFailure(error).message}
          </Alert>
        )}
      </Stack>
      {onRestore && (
        <Stack direction="row" gap={1} wrap>
          <Button
            icon={<Download size={18} />}
            loading={isLoading}
            aria-label={words.of(words.download, moment)}
            onClick={() => void fetchFile()}
          >
            {words.download}
          </Button>
          <Button
            icon={<RotateCcw size={18} />}
            aria-label={words.of(words.restore, moment)}
            onClick={onRestore}
          >
            {words.restore}
          </Button>
        </Stack>
      )}
    </Entry>
  );
};
