/** What a file cannot be used for, in a sentence for whoever has it. */
export class BackupFileError extends Error {
  override name = 'BackupFileError';

  constructor(
    readonly reason: 'format' | 'version' | 'damaged' | 'passphrase' | 'locked',
    message: string,
  ) {
    super(message);
  }
}

export const damaged = () =>
  new BackupFileError('damaged', 'This backup is damaged or incomplete: nothing was changed.');
