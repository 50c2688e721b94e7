import { createBlobShelf } from '../core/blobs/blob-shelf';
import { backupDatabase, patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { writeLog } from '../core/log';
import { systemClock } from '../core/time/clock';
import { createBackups } from './backups';
import { createBackupStore } from './store/backup-store';
import { createJobStore } from './store/job-store';

export const backups = createBackups({
  store: createBackupStore(backupDatabase),
  jobs: createJobStore(patientDatabase, systemClock),
  shelf: createBlobShelf('backups'),
  passphrase: environment.backupPassphrase,
  clock: systemClock,
  log: writeLog,
});
