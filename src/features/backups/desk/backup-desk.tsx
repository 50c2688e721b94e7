import { Archive } from 'lucide-react';
import { useRef, useState } from 'react';
import { backupDesk } from '#messages/backup-desk';
import type { Backup } from '@/contract/backups';
import { DeskList } from '@/features/admin/desk-list';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { EmptyState } from '@/ui/feedback/empty-state';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { backupApi } from './backup-api';
import { BackupLine } from './backup-line';
import { RestoreDialog } from './restore-dialog';
import { useBackupWork } from './use-backup-work';
import { WorkProgress } from './work-progress';

const texts = backupDesk;

/** The list has a single page. */
const ONE_PAGE = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined };

const MakeBackup = () => {
  const { isWorking, progress, problem, run } = useBackupWork(null);
  const make = async () => {
    if (await run()) notify.success(texts.made);
  };
  return (
    <>
      {problem !== undefined && (
        <Alert tone="danger" title={texts.makeFailure}>
          {problem}
        </Alert>
      )}
      <div>
        <Button
          variant="primary"
          icon={<Archive size={18} />}
          loading={isWorking}
          onClick={() => void make()}
        >
          {texts.make}
        </Button>
      </div>
      {isWorking && <WorkProgress progress={progress} />}
    </>
  );
};

/** Lists the backups and makes one, for every admin; downloads and restores one, for the owner. */
const BackupDesk = () => {
  const [chosen, setChosen] = useState<Backup>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = backupApi.useListBackupsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const close = () => {
    setChosen(undefined);
    heading.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby="backups">
      <Stack>
        <Heading level={2} id="backups" ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Note as="div">{texts.note}</Note>
        {data && !data.isOwner && <Note as="div">{texts.ownersAlone}</Note>}
        <MakeBackup />
        <DeskList
          label={texts.list}
          loadingLabel={texts.loading}
          failureTitle={texts.failure}
          query={{ ...ONE_PAGE, error, refetch }}
          items={data?.backups.map((backup) => (
            <BackupLine
              key={backup.id}
              backup={backup}
              onRestore={data.isOwner ? () => setChosen(backup) : undefined}
            />
          ))}
          empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        />
        {chosen && <RestoreDialog backup={chosen} onClose={close} />}
      </Stack>
    </Card>
  );
};

export default BackupDesk;
