/** Errors of backups, at the desk and in the commands. */
export const backupRefusals = {
  anotherRestore:
    'Another backup is being restored. Wait until it has finished, or for a minute if it was stopped, then reload the list.',
  unknown: 'This backup does not exist.',
  work: 'This must be the work of the last response',
  tooSlow: 'This took too long. Start again.',
  noRoomToRead: 'The database does not have enough room for a copy of its data.',
  noRoomToRestore: 'The database does not have enough room for the backup beside its current data.',
  wrongPassphrase: 'The passphrase is wrong, or the backup is damaged.',
  locked: 'This backup is encrypted, so its passphrase is needed.',
  noBackup: 'This file is not a backup of a site.',
  newerFormat: (version: number, known: number) =>
    `This backup has format version ${String(version)}, but this site only reads version ${String(known)}. Update the site first.`,
  damaged: 'This backup is damaged or incomplete. Nothing was changed.',
} as const;
