import type { QuestionSection } from './question';
import { age, discord, email, ign, languages, timezone } from './shared-questions';

/** For `Media/YouTuber`. */
export const mediaQuestions: readonly QuestionSection[] = [
  { title: 'About You', questions: [ign, discord, email, age, languages, timezone] },
  {
    title: 'Your Content',
    questions: [
      {
        name: 'additionalInfo',
        label: 'Content channel links',
        kind: 'long',
        hint: 'All channels you publish on, one to a line, with your best work first.',
      },
      {
        name: 'experience',
        label: 'Follower count',
        kind: 'long',
        hint: 'Followers or subscribers on each channel, and how many people watch a usual video or stream.',
      },
      {
        name: 'availability',
        label: 'Upload schedule',
        kind: 'text',
        hint: 'How often do you create content, and on which days?',
      },
    ],
  },
  {
    title: 'You and the Network',
    questions: [
      {
        name: 'reason',
        label: 'Reason for applying',
        kind: 'long',
        hint: 'Why do you want to make content here, and not somewhere else?',
      },
      {
        name: 'contribution',
        label: 'Planned contribution',
        kind: 'long',
        hint: 'What would you make about the network? Tell us of formats, series and ideas.',
      },
    ],
  },
];
