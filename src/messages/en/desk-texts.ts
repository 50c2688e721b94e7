import type { DeskKey } from '@/contract/desks';

interface DeskTexts {
  title: string;
  /** Description of its document: one or two sentences, at most 160 characters. */
  description: string;
  /** Shown below the heading. */
  subtitle: string;
}

/** Texts of the admin pages about each desk. `{name}` is replaced by the network's name in titles and descriptions. */
export const deskTexts: Readonly<Record<DeskKey, DeskTexts>> = {
  adminApplications: {
    title: 'Review Applications',
    description: 'Applications to join the team of {name}: read them, discuss them and decide.',
    subtitle:
      'Applications are erased 180 days after the decision, or after they were sent if there is no decision.',
  },
  adminMessages: {
    title: 'Messages',
    description: 'What visitors have written to {name} through the contact form.',
    subtitle: 'Messages from the contact form. They are erased after 180 days.',
  },
  adminUsers: {
    title: 'Users',
    description: 'Search, create, change and remove accounts on {name}, and end their sessions.',
    subtitle: 'Everyone with an account.',
  },
  adminLeaderboard: {
    title: 'Leaderboards',
    description: 'Start a new season on {name}, or remove a player from the leaderboard.',
    subtitle: 'Start seasons and remove players.',
  },
  adminContent: {
    title: 'Content',
    description: 'Write and edit what visitors of {name} read: news, events, questions and the banner.',
    subtitle: 'News, events, questions and the banner on every page.',
  },
  adminVotes: {
    title: 'Votes',
    description:
      'See which companions of {name} are connected, which votes came in and which rewards were delivered.',
    subtitle: 'Votes from listing sites, rewards for players, and the companions that deliver them.',
  },
  adminBackups: {
    title: 'Backups',
    description: 'Backups of {name}: list, create, download and restore them.',
    subtitle: 'Nightly backups. The owner can download or restore them.',
  },
  adminAudit: {
    title: 'Audit Log',
    description: 'What staff of {name} have done: who, what, to whom and when.',
    subtitle: 'What staff have done at the desks. Nobody can edit this log.',
  },
};
