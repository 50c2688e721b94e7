import type { QuestionSection } from './question';
import { age, discord, email, ign, languages, timezone } from './shared-questions';

/** For `Builder`. */
export const builderQuestions: readonly QuestionSection[] = [
  { title: 'About You', questions: [ign, discord, email, age, languages, timezone] },
  {
    title: 'Your Building',
    questions: [
      {
        name: 'experience',
        label: 'Building experience',
        kind: 'long',
        hint: 'How long have you been building, on which servers or teams, and with which tools?',
      },
      {
        name: 'skills',
        label: 'Building specialties',
        kind: 'long',
        hint: 'Terrain, interiors, organics, redstone, a certain style: what are you best at?',
      },
      {
        name: 'additionalInfo',
        label: 'Portfolio links',
        kind: 'long',
        hint: 'Pictures, videos or worlds that you built yourself, one link to a line.',
      },
    ],
  },
  {
    title: 'You and the Network',
    questions: [
      {
        name: 'availability',
        label: 'Availability',
        kind: 'text',
        hint: 'How many hours a week can you build, and when?',
      },
      {
        name: 'reason',
        label: 'Reason for applying',
        kind: 'long',
        hint: 'Why do you want to build for this network?',
      },
    ],
  },
];
