import type { BackupKind } from '@/contract/backups';
import type { Hue } from '@/contract/network/visuals';

/** What the desk of the backups says. */
export const backupDesk = {
  title: 'Backups',
  note: 'Seven nights are kept, besides the last three that were made by hand and the last three from before a restore. They lie beside the database, not in it. Sessions are not in them.',
  ownersAlone: 'Only the owner can download or restore backups. The list of users shows who the owner is.',
  list: 'Backups, newest first',
  loading: 'Loading the backups...',
  failure: 'The backups could not be loaded',
  empty: 'No backup yet',
  emptyText:
    'One is made every night. Make the first one now. The owner can download it, to keep a copy elsewhere too.',
  make: 'Back up now',
  made: 'The backup is made',
  makeFailure: 'The backup was not made',
  kinds: {
    night: { label: 'NIGHT', hue: 'lapis' },
    hand: { label: 'BY HAND', hue: 'grass' },
    restore: { label: 'BEFORE A RESTORE', hue: 'gold' },
  } satisfies Record<BackupKind, { label: string; hue: Hue }>,
  locked: 'encrypted',
  open: 'not encrypted',
  counted: {
    accounts: ['account', 'accounts'],
    applications: ['application', 'applications'],
    messages: ['message', 'messages'],
    mails: ['mail', 'mails'],
    players: ['player on leaderboards', 'players on leaderboards'],
    voters: ['voter', 'voters'],
    votes: ['vote', 'votes'],
  },
  nothing: 'Nothing in it',
  download: 'Download',
  downloaded: 'The backup is downloaded',
  downloadFailure: 'The backup was not downloaded',
  restore: 'Restore',
  of: (action: string, moment: string) => `${action}: the backup of ${moment}`,
  ask: {
    title: (moment: string) => `Restore the backup of ${moment}?`,
    text: 'Everything that came since is lost: accounts, applications, messages, votes and places on leaderboards. What was deleted since is there again, and rewards that were handed out since wait once more. Whoever has another account afterwards is signed out.',
    undo: 'What there is now becomes a backup first, which can be restored like any other.',
    confirm: 'Restore',
  },
  work: {
    waiting: 'Waiting for another backup or restore to finish',
    saving: 'Backing up what there is now',
    restoring: 'Bringing the backup back',
    done: 'Done',
  },
  waitedTooLong:
    'Another backup or restore has been running for ten minutes. Reload this page later to see whether it is in the list, then try again.',
  restored: 'The backup is restored',
} as const;
