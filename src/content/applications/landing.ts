import { pages } from '#network/pages';
import type { Hue } from '@/contract/network/visuals';
import { type PagePath } from '@/contract/pages';

export interface ApplicationCard {
  /** Also the name of the counter of its views. */
  id: 'guidelines' | 'form';
  title: string;
  description: string;
  isPinned: boolean;
  path: PagePath;
  hue: Hue;
}

export const applyPage = {
  title: 'Applications',
  subtitle: 'Join the team',
  warning: {
    title: 'Before You Apply',
    text: 'Applications must be written personally, in your own words. AI-written or copied applications are automatically rejected.',
  },
  cardsLabel: 'Where to start',
  pinnedLabel: 'Pinned',
  views: { one: 'view', many: 'views' },
  tips: {
    title: 'Tips for your application',
    list: [
      'Read the guidelines before you write the first word.',
      'Make sure that you meet the minimum requirements of your position.',
      'Write thoughtful, detailed and honest answers.',
      'Be patient: reviews typically take 3-5 business days.',
    ],
  },
} as const;

/** The landing page's cards, left to right. */
export const applicationCards: readonly ApplicationCard[] = [
  {
    id: 'guidelines',
    title: 'Read Before Applying',
    description: 'What we ask of every applicant, what each position needs and how we review. Start here.',
    isPinned: true,
    path: pages.applyGuidelines.path,
    hue: 'amber',
  },
  {
    id: 'form',
    title: 'Apply Here',
    description: 'Applications are open for Staff, Media, Builder, Developer or Partnership positions.',
    isPinned: true,
    path: pages.applyForm.path,
    hue: 'grass',
  },
];
