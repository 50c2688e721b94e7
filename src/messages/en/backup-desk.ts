import type { BackupKind } from '@/contract/backups';
import type { Hue } from '@/contract/network/visuals';

export const backupDesk = {
  title: 'Backups',
  note: 'The site keeps the last seven nightly backups, the last three manual ones and the last three made before a restore. They are stored outside the database, and contain no sessions.',
  ownersAlone: 'Only the owner can download or restore backups. The list of users shows who the owner is.',
  list: 'Backups, newest first',
  loading: 'Loading backups...',
  failure: 'The backups could not be loaded',
  empty: 'No backup yet',
  emptyText:
    'A backup is made every night. Make the first one now. The owner can download it to keep a copy elsewhere.',
  make: 'Back up now',
  made: 'Backup made',
  makeFailure: 'The backup could not be made',
  kinds: {
    night: { label: 'NIGHTLY', hue: 'lapis' },
    hand: { label: 'MANUAL', hue: 'grass' },
    restore: { label: 'BEFORE RESTORE', hue: 'gold' },
  } satisfies Record<BackupKind, { label: string; hue: Hue }>,
  locked: 'encrypted',
  open: 'not encrypted',
  counted: {
    accounts: { one: '{count} account', other: '{count} accounts' },
    applications: { one: '{count} application', other: '{count} applications' },
    messages: { one: '{count} message', other: '{count} messages' },
    mails: { one: '{count} email', other: '{count} emails' },
    players: { one: '{count} player on leaderboards', other: '{count} players on leaderboards' },
    voters: { one: '{count} voter', other: '{count} voters' },
    votes: { one: '{count} vote', other: '{count} votes' },
  },
  nothing: 'Empty',
  download: 'Download',
  downloaded: 'Backup downloaded',
  downloadFailure: 'The backup could not be downloaded',
  restore: 'Restore',
  of: (action: string, moment: string) => `${action}: backup from ${moment}`,
  ask: {
    title: (moment: string) => `Restore the backup from ${moment}?`,
    text: 'Everything added since then is lost: accounts, applications, messages, votes and leaderboard ranks. Anything deleted since then comes back, and rewards delivered since then are waiting again. Anyone whose account changes is signed out.',
    undo: 'The current data is backed up first. You can restore that backup like any other.',
    confirm: 'Restore',
  },
  work: {
    waiting: 'Waiting for another backup or restore to finish',
    saving: 'Backing up the current data',
    restoring: 'Restoring the backup',
    done: 'Done',
  },
  waitedTooLong:
    'Another backup or restore has been running for ten minutes. Reload this page later to see whether it is listed, then try again.',
  restored: 'Backup restored',
} as const;
