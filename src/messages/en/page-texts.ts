import type { SubtitledPage } from '@/contract/network/pages';
import type { PageKey, PRIVATE_PATHS } from '@/contract/pages';

interface PageTexts {
  /** Shown in the tab, in search results and in links. */
  title: string;
  /**
   * For search engines and link previews: one or two sentences, at most 160 characters. It is true of any network, and names
   * nothing that one may lack.
   */
  description: string;
}

/** Default texts of the pages. `{name}` is replaced by the network's name. */
export const pageTexts: Readonly<
  Record<Exclude<PageKey, 'home'> | keyof typeof PRIVATE_PATHS, PageTexts> & {
    /** Its description is the network's. */
    home: Pick<PageTexts, 'title'>;
  } & Record<SubtitledPage, { /** Shown below the heading. */ subtitle: string }>
> = {
  home: { title: '{name} · Minecraft server network' },
  serverInfo: {
    title: 'Server Status',
    description: 'How {name} is doing right now, and how to connect.',
    subtitle: 'Check out our server status, and how to connect.',
  },
  store: { title: 'Server Store', description: 'What the store of {name} offers, and what it costs.' },
  vote: {
    title: 'Vote',
    description: 'Vote for {name} on sites that list servers, and see when you can vote again.',
  },
  leaderboard: { title: 'Leaderboard', description: 'The best players of {name}, and where you stand.' },
  rules: { title: 'Rules', description: 'The rules of {name}, and what happens when someone breaks them.' },
  community: { title: 'Community Hub', description: 'Where players of {name} meet outside of the game.' },
  team: { title: 'Our Team', description: 'The people behind {name}, and what each of them does.' },
  support: { title: 'Support Center', description: 'Help with {name}, and a form that reaches the team.' },
  apply: {
    title: 'Applications',
    description: 'How to apply to {name}. Start here, and follow what you have sent.',
  },
  applyGuidelines: {
    title: 'Read Before Applying',
    description: 'What {name} asks of applicants. Read it before you apply.',
  },
  applyForm: {
    title: 'Submit Your Application',
    description: 'The application form of {name}. Answer the questions and send it to the team.',
    subtitle: 'Answer the questions and send your application to the team.',
  },
  requiredMods: {
    title: 'Required Mods',
    description: 'Mods for {name}: what each one does, and where to get it.',
  },
  versions: {
    title: 'Supported Versions',
    description: 'Which Minecraft versions can join {name}, and what works on each.',
  },
  news: {
    title: 'News',
    description: 'What is new on {name}: all stories, newest first, and a feed to follow.',
    subtitle: 'What changed on {name}, the newest first.',
  },
  events: {
    title: 'Events',
    description: 'Upcoming and past events on {name}, and a calendar to follow.',
    subtitle: 'What takes place on {name}, and when.',
  },
  terms: {
    title: 'Terms of Service',
    description: 'The terms for using {name}, and what we can and cannot promise.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What {name} collects, why, how long it is kept, who helps us process it, and how to see, correct or delete it.',
  },
  dmca: {
    title: 'DMCA & Copyright Policy',
    description: 'How to report a copyright infringement on {name}, and how to answer a report.',
  },
  coppa: {
    title: 'Parental Consent & COPPA Notice',
    description:
      'For parents: your rights, what {name} collects from children, and how to give or withdraw consent.',
  },
  licenses: {
    title: 'Open Source Licenses',
    description:
      'The open source software that {name} is built on, and the licenses under which its authors share it.',
  },
  login: {
    title: 'Sign In',
    description:
      'Sign in to your account on {name} to see your dashboard and change your name, password or email address.',
  },
  register: {
    title: 'Create Account',
    description:
      'Create an account on {name} with a username, an email address and a password. It is free and takes a minute.',
  },
  dashboard: {
    title: 'Dashboard',
    description: 'Your account on {name}: your player, your votes and applications, and your details.',
  },
  dashboardSecurity: {
    title: 'Security',
    description: 'How you sign in to {name}: your password, your second factor and your passkeys.',
  },
  dashboardSessions: {
    title: 'Sessions',
    description: 'The devices on which you are signed in to {name}, and a way to sign out of each.',
  },
  dashboardData: {
    title: 'Your Data',
    description: 'Everything that {name} stores about you: download it, or delete your account.',
  },
  admin: {
    title: 'Admin',
    description: 'For the people who run {name}: the network’s numbers and the health of its services.',
  },
  applicationStatus: {
    title: 'Your Application',
    description: 'The status of your application to {name}, and what the team says about it.',
  },
  forgot: {
    title: 'Forgot Password',
    description: 'Get a link to choose a new password for your account on {name}.',
  },
  reset: { title: 'New Password', description: 'Choose a new password for your account on {name}.' },
  verify: { title: 'Confirm Email', description: 'Confirm the email address of your account on {name}.' },
};
