import { plural } from '@/lib/plural';
import { hasSubject } from '@/lib/subjects';

/** Texts of the desk where admins manage accounts. */
export const usersDesk = {
  searchLabel: 'Search by name or email',
  cancelLabel: 'Cancel',
  list: {
    label: 'Users',
    loading: 'Loading users...',
    failureTitle: 'The users could not be loaded',
    none: { title: 'No users found', text: 'Try a shorter part of the name or the email address.' },
    /** `hasMore` is true while further pages are not loaded. */
    count: (users: number, hasMore: boolean) =>
      hasMore
        ? `${String(users)}+ users`
        : plural(users, { one: `${String(users)} user`, other: `${String(users)} users` }),
    you: '(you)',
    owner: 'Owner',
    joined: (when: string) => `Joined ${when}`,
    signedIn: (when: string) => `Last sign-in: ${when}`,
    sorted: 'Sorted among the users that are loaded.',
    actions: (username: string) => `Actions for ${username}`,
  },
  tasks: {
    edit: 'Edit',
    link: 'Send a link for a new password',
    password: 'Reset password',
    sessions: 'End sessions',
    delete: 'Delete',
  },
  filters: {
    role: 'Roles',
    confirmed: { label: 'Addresses', yes: 'Confirmed', no: 'Not confirmed' },
    factor: { label: 'Second factor', yes: 'Set up', no: 'Not set up' },
    sort: { label: 'Sort by', newest: 'Newest', name: 'Name', signIn: 'Last sign-in' },
  },
  link: {
    title: (username: string) => `Send ${username} a link for a new password?`,
    text: (email: string) =>
      `The link goes to ${email}. Their password and sessions stay as they are until they choose a new password.`,
    confirmLabel: 'Send link',
    done: (email: string) => `Link sent to ${email}`,
  },
  fields: { username: 'Username', role: 'Role', password: 'Password' },
  /** Duties of reviewers, by the desks that they have on this network. */
  reviewers: {
    both: 'Reviewers decide on applications and read messages.',
    applications: 'Reviewers decide on applications.',
    messages: 'Reviewers read messages.',
  },
  create: {
    label: 'Create user',
    failureTitle: 'The user was not created',
    done: (username: string) => `${username} created`,
  },
  edit: {
    title: (username: string) => `Edit ${username}`,
    submitLabel: 'Save',
    failureTitle: 'The user was not changed',
    done: (username: string) => `${username} saved`,
  },
  password: {
    title: (username: string) => `Reset the password of ${username}`,
    text: 'This signs them out everywhere. They sign in again with the new password that you give them.',
    label: 'New password',
    submitLabel: 'Set password',
    failureTitle: 'The password was not set',
    done: (username: string) => `New password set for ${username}`,
  },
  sessions: {
    title: (username: string) => `End the sessions of ${username}?`,
    text: 'They are signed out on every device and have to sign in again.',
    confirmLabel: 'End sessions',
    done: (username: string) => `${username} is signed out everywhere`,
  },
  deletion: {
    title: (username: string) => `Delete ${username}?`,
    text: () =>
      [
        'The account, its sessions and its ways to sign in will be erased.',
        ...(hasSubject('applications') ? ['Applications sent with it stay, but no longer name it.'] : []),
        'A player linked to it can be linked to another account.',
        'This cannot be undone.',
      ].join(' '),
    confirmLabel: 'Delete user',
    failureTitle: (username: string) => `${username} was not deleted`,
    done: (username: string) => `${username} deleted`,
  },
} as const;
