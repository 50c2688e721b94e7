import { hasSubject } from '@/lib/subjects';

/** Texts of the pages that only signed-in users see. */
export const privatePage = {
  noScript: {
    title: 'Your account needs JavaScript',
    text: 'The public pages of this site work without it.',
  },
  loading: 'Loading your account...',
  /** Shown to an account that opened a page which its role does not include. */
  staffOnly: {
    title: (page: string) => `The page “${page}” is for staff`,
    text: 'The role of your account does not include it. If you need it, ask an admin.',
  },
} as const;

/** Texts about the user's own account, on the dashboard. */
export const ownAccount = {
  subtitle: 'Your account and everything stored about it.',
  /** Links to the parts of the dashboard. */
  parts: {
    label: 'Dashboard',
    dashboard: 'Profile',
    dashboardSecurity: 'Security',
    dashboardSessions: 'Sessions',
    dashboardData: 'Data',
  },
  profile: {
    label: 'Profile',
    since: (date: string) => `Member since ${date}`,
    badges: { user: 'PLAYER', reviewer: 'REVIEWER', editor: 'EDITOR', admin: 'ADMIN' },
  },
  details: {
    title: 'Your details',
    tabs: { name: 'Name', email: 'Email' },
    currentPasswordLabel: 'Current password',
    signedOutElsewhere: 'You are signed out everywhere else.',
  },
  name: {
    label: 'Username',
    submitLabel: 'Change Name',
    failureTitle: 'The name was not changed',
    done: 'Username changed',
  },
  email: {
    submitLabel: 'Change Email',
    failureTitle: 'The email address was not changed',
    done: 'Email address changed',
    pending: {
      title: 'Confirm the new address',
      text: (email: string) => `We’ve sent a link to ${email}.`,
    },
  },
  password: {
    title: 'Your password',
    label: 'New password',
    submitLabel: 'Change Password',
    failureTitle: 'The password was not changed',
    done: 'Password changed',
  },
  sessions: {
    title: 'Where you are signed in',
    unknownDevice: 'Unknown device',
    signedIn: (when: string) => `Signed in ${when}`,
    lastUsed: (when: string) => `Last used ${when}`,
    current: 'THIS DEVICE',
    endLabel: 'Sign out',
    endNamed: (device: string, when: string) => `Sign out ${device}, signed in ${when}`,
    ended: 'That device is signed out',
    failureTitle: 'The device was not signed out',
    loadFailureTitle: 'The sessions could not be loaded',
  },
  signOutEverywhere: {
    label: 'Sign out everywhere',
    title: 'Sign out everywhere?',
    text: 'You will be signed out on every device, including this one.',
    confirmLabel: 'Sign out',
  },
  data: {
    title: 'Your data',
    text: 'Download everything that is stored about your account as a JSON file. Your password is not included, nor is the hash that is stored of it.',
    downloadLabel: 'Download my data',
    failureTitle: 'The download failed',
  },
  deletion: {
    label: 'Delete my account',
    title: 'Delete your account?',
    text: () =>
      [
        'Your account will be erased, and you will be signed out everywhere.',
        ...(hasSubject('applications') ? ['Applications sent with it stay, but no longer name it.'] : []),
        hasSubject('voting')
          ? 'A player linked to it keeps its votes and rewards, and can be linked to another account.'
          : 'A player linked to it can be linked to another account.',
        'This cannot be undone.',
      ].join(' '),
    submitLabel: 'Delete for good',
    failureTitle: 'The account was not deleted',
    keepLabel: 'Keep it',
    done: 'Your account has been deleted',
  },
} as const;
