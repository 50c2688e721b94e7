import { backupRefusals } from '#messages/backup-refusals';

/** The reason why a file cannot be used, in a sentence for its owner. */
export class BackupFileError extends Error {
  override name = 'BackupFileError';

  constructor(
    readonly reason: 'format' | 'version' | 'damaged' | 'passphrase' | 'locked',
    message: string,
  ) {
    super(message);
  }
}

export const damaged = () => new BackupFileError('damaged', backupRefusals.damaged);
