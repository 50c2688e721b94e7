import { openDatabase } from '../core/database/database';
import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { writeLog } from '../core/log';
import { systemClock } from '../core/time/clock';
import { createBackups } from './backups';
import { createBlobShelf } from './shelf/blob-shelf';
import { createBackupStore } from './store/backup-store';
import { createJobStore } from './store/job-store';

/** To pack all that there is takes the database longer than anything else. */
const COMMAND_MS = 20_000;

export const backups = createBackups({
  store: createBackupStore(openDatabase(environment.database, COMMAND_MS)),
  jobs: createJobStore(patientDatabase),
  shelf: createBlobShelf(),
  passphrase: environment.backupPassphrase,
  clock: systemClock,
  log: writeLog,
});
