import { Download, RotateCcw } from 'lucide-react';
import { backupDesk } from '#messages/backup-desk';
import { type Backup, BACKUP_COUNTS } from '@/contract/backups';
import { Entry } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { formatBytes, formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { backupApi } from './backup-api';

const texts = backupDesk;

const contentOf = ({ counts }: Backup): string =>
  BACKUP_COUNTS.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count === 0 ? [] : [counted(texts.counted[name], count, formatNumber)];
  }).join(', ') || texts.nothing;

interface BackupLineProps {
  backup: Backup;
  /** Undefined for an admin who can neither download nor restore it. */
  onRestore: (() => void) | undefined;
}

/** A backup: its time, reason, size and contents, with its actions for the owner. */
export const BackupLine = ({ backup, onRestore }: BackupLineProps) => {
  const [download, { isLoading, error }] = backupApi.useDownloadBackupMutation();
  const { at, kind, bytes, isLocked } = backup;
  const { label, hue } = texts.kinds[kind];
  const moment = formatMoment(at);
  const fetchFile = async () => {
    const result = await download(backup);
    if (!result.error) notify.success(texts.downloaded);
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
          {formatBytes(bytes)}, {isLocked ? texts.locked : texts.open}
        </Note>
        <Note tabular>{contentOf(backup)}</Note>
        {error && (
          <Alert tone="danger" title={texts.downloadFailure}>
            {toFailure(error).message}
          </Alert>
        )}
      </Stack>
      {onRestore && (
        <Stack direction="row" gap={1} wrap>
          <Button
            icon={<Download size={18} />}
            loading={isLoading}
            aria-label={texts.of(texts.download, moment)}
            onClick={() => void fetchFile()}
          >
            {texts.download}
          </Button>
          <Button
            icon={<RotateCcw size={18} />}
            aria-label={texts.of(texts.restore, moment)}
            onClick={onRestore}
          >
            {texts.restore}
          </Button>
        </Stack>
      )}
    </Entry>
  );
};
