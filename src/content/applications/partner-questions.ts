import type { QuestionSection } from './question';
import { age, discord, email, ign, languages, timezone } from './shared-questions';

/** For `Partner`. */
export const partnerQuestions: readonly QuestionSection[] = [
  { title: 'About You', questions: [ign, discord, email, age, languages, timezone] },
  {
    title: 'Your Community',
    questions: [
      {
        name: 'additionalInfo',
        label: 'Community details',
        kind: 'long',
        hint: 'What is your community or server about, how long has it been there, and where do we find it?',
      },
      {
        name: 'experience',
        label: 'Member count',
        kind: 'long',
        hint: 'How many members do you have, and how many of them are active on a usual day?',
      },
    ],
  },
  {
    title: 'Our Partnership',
    questions: [
      {
        name: 'reason',
        label: 'Reason for a partnership',
        kind: 'long',
        hint: 'Why do our two communities fit together?',
      },
      {
        name: 'contribution',
        label: 'Planned contribution',
        kind: 'long',
        hint: 'What would you bring in, and what do you hope for from us?',
      },
    ],
  },
];
