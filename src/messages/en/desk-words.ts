import type { IconName } from '@/contract/network/visuals';
import { type DeskKey } from '@/contract/pages';

export interface DeskWords {
  /** Stands under the heading. */
  subtitle: string;
  /** What one does there, on the admin's landing. */
  note: string;
  icon: IconName;
}

/** What the admin's pages say of each desk. Beside the table of pages, since no other page needs it. */
export const deskWords: Record<DeskKey, DeskWords> = {
  adminApplications: {
    subtitle:
      'Who wants to join the team. Applications are erased 180 days after the decision, or after they were sent if nobody decides.',
    note: 'Who wants to join the team',
    icon: 'file',
  },
  adminMessages: {
    subtitle: 'What visitors wrote through the contact form. Messages are erased after 180 days.',
    note: 'What visitors wrote through the contact form',
    icon: 'mail',
  },
  adminUsers: {
    subtitle: 'Everyone with an account.',
    note: 'Search, create and change accounts',
    icon: 'users',
  },
  adminLeaderboard: {
    subtitle: 'Seasons, and who should not be in them.',
    note: 'Start a season, or remove a cheater',
    icon: 'trophy',
  },
  adminContent: {
    subtitle: 'What visitors read: news, events, questions and the banner that stands on every page.',
    note: 'News, events, questions and the banner',
    icon: 'book',
  },
  adminVotes: {
    subtitle: 'What comes from listing sites, what goes out to players, and the companions in between.',
    note: 'Companions, votes and rewards',
    icon: 'gift',
  },
  adminBackups: {
    subtitle: 'What the site had on earlier nights, for the owner to download or to restore.',
    note: 'Make a backup, or restore one as the owner',
    icon: 'shield',
  },
  adminAudit: {
    subtitle:
      'What staff have done to accounts, applications, leaderboards, rewards and what visitors read. Nobody can change it here.',
    note: 'Who did what to whom, and when',
    icon: 'scroll',
  },
};
