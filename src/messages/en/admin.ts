import type { Role } from '@/contract/users';

/** Texts of the admin page and around each desk. */
export const admin = {
  subtitle: 'How the network is doing.',
  nav: {
    label: 'Desks',
    overview: 'Overview',
    site: 'Back to the site',
    /** Follows the number of what waits at a desk. */
    waiting: 'waiting',
  },
  counts: {
    users: 'Accounts',
    admins: 'Admins',
    openApplications: 'Open applications',
    messages: 'Messages',
    unknown: 'Unknown',
  },
  filters: { label: 'Filters', all: 'All' },
  /** Loads older entries of a list. */
  moreLabel: 'Show more',
  /** Filter of the applications without a decision. */
  openState: 'Open',
  playersOnline: 'Players online',
  serversOnline: 'Servers online',
  health: {
    title: 'Health',
    checking: 'CHECKING',
    checkingNote: 'Checking now',
    unknown: 'UNKNOWN',
    unknownNote: 'The site is not responding',
    database: {
      name: 'Database',
      up: 'UP',
      upNote: 'Accounts, applications and messages are stored',
      down: 'DOWN',
      downNote: 'Nobody can sign in, and nothing can be stored',
      full: 'FULL',
      fullNote:
        'Nothing can be stored until you delete old applications and messages, or choose a larger plan',
    },
    webhook: {
      name: 'Webhook',
      ok: 'OK',
      okNote: 'Applications are posted to the chat',
      failing: 'FAILING',
      /** Followed by the link. */
      failingNote: 'The chat does not accept applications. They are stored and retried for a day.',
      failingLink: 'See those that were not posted',
      unset: 'NOT SET',
      unsetNote: 'No chat is set up for applications',
    },
    servers: {
      noPlayers: 'Player count unavailable',
      players: (online: string, max: string) => `${online} of ${max} players`,
      noAnswer: 'NO ANSWER',
      noAnswerSince: (time: string) => `No answer since ${time}`,
      online: 'ONLINE',
      notSeen: 'Not seen yet',
    },
  },
  /** Applications without an account, which are limited. */
  strangers: {
    soon: 'Applications without an account will soon be rejected',
    now: 'Applications without an account are currently rejected',
    amounts: (open: string, mostOpen: string, today: string, mostOnDay: string) =>
      `${open} of ${mostOpen} are waiting for a decision, and ${today} of ${mostOnDay} came in today. Applications with an account are still accepted.`,
    /** Followed by the note. */
    link: 'Decide on or delete some applications',
    note: 'to make room. The daily count resets at midnight (UTC).',
  },
  confirmation: {
    title: 'Confirm your identity',
    submit: 'Confirm',
    failure: 'Confirmation failed',
    cancel: 'Cancel',
    password: 'Your password',
  },
} as const;

/** Name of each role on badges and in choices. */
export const roleNames: Readonly<Record<Role, string>> = {
  user: 'User',
  reviewer: 'Reviewer',
  editor: 'Editor',
  admin: 'Admin',
};
