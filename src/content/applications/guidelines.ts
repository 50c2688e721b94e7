import { identity } from '#network/identity';

export interface GuidelineSection {
  id: string;
  title: string;
  /** Leads into the list. */
  text: string;
  points: readonly string[];
}

export interface ProcessStep {
  title: string;
  text: string;
}

export const guidelinesPage = {
  title: 'Read Before Applying',
  subtitle:
    'Five minutes that decide about your application: what we ask for, and what happens with what you send.',
  backLabel: 'Back to Applications',
  progressLabel: 'Reading progress',
  keepReading: {
    title: 'Keep Reading',
    text: 'Scroll to the bottom to unlock the application form.',
  },
  unlocked: {
    title: 'Ready to Apply',
    /** Before a moment. */
    text: 'You can send your application until',
  },
  bar: {
    label: 'Go on',
    unread: 'Please Read the Guidelines',
    read: 'Guidelines Read ✓',
    announcement: 'You have reached the end. The application form is unlocked.',
    goBack: 'Go Back',
    proceed: 'Proceed to Application →',
  },
  noScript: {
    title: 'The application form needs JavaScript',
    text: `You can read everything here without it. To apply, turn JavaScript on, or write to ${identity.email}.`,
  },
} as const;

/** What holds for everybody, whatever they apply for. */
export const generalRequirements: readonly GuidelineSection[] = [
  {
    id: 'age',
    title: 'Age Requirement',
    text: 'Being on a team means responsibility for other people, many of them young.',
    points: [
      'You must be at least 16 years old on the day you apply.',
      'We may ask you to verify your age. Whoever refuses, or gives a false age, is out.',
    ],
  },
  {
    id: 'accounts',
    title: 'Account Requirements',
    text: 'We have to know who you are in the game, and be able to reach you outside of it.',
    points: [
      'A Minecraft Java account of your own, in good standing. Its name stands in your application.',
      'A Discord account that is yours alone and takes messages from members of our server.',
      'A valid email address that you read. Our answer may come there, so look into the spam folder, too.',
    ],
  },
  {
    id: 'language',
    title: 'Language Requirement',
    text: 'Our teams come from many countries and work in one language.',
    points: [
      'You are fluent in English, in writing and, for staff, in voice channels.',
      'Every further language is a plus: tell us which ones you speak.',
    ],
  },
];

export const positionRequirements = {
  id: 'positions',
  title: 'Position Requirements',
  text: 'Besides all that, each position has its own minimum. Meeting it does not mean that you are in; missing it means that you are not, yet.',
};

export const applicationProcess = {
  id: 'process',
  title: 'Application Process',
  text: 'From your first thought to our answer it goes in four steps.',
  steps: [
    {
      title: 'Preparation',
      text: 'Read this page and the rules to the end. Think about why you want the position, and gather links to what you want to show. Some positions ask 30 questions, so take an hour.',
    },
    {
      title: 'Submission',
      text: 'Choose the position and answer every question in your own words. The form keeps a draft in your browser, so you can stop and go on later.',
    },
    {
      title: 'Review',
      text: 'The team reads every application. That takes 3-5 business days. Asking us how it is going does not make it faster; your private link shows it at any time.',
    },
    {
      title: 'Decision',
      text: 'You hear from us by email and/or in the chat, whichever way it went. An acceptance starts with a talk and a trial period.',
    },
  ],
  again:
    'Unsuccessful applicants may reapply after 30 days. Use them: an application that has grown is welcome.',
} as const satisfies {
  id: string;
  title: string;
  text: string;
  steps: readonly ProcessStep[];
  again: string;
};

export const zeroTolerance = {
  id: 'zero-tolerance',
  title: 'Zero Tolerance',
  text: 'These end an application at once, however good the rest of it is.',
  points: [
    'AI-generated or plagiarized content. We want to meet you, not a text about you.',
    'False information, about your age, your experience, your past bans or anything else.',
    'Multiple applications for the same position. One is enough; a second one does not help.',
  ],
  penaltyTitle: 'The penalty',
  penalty:
    'Disqualification, and possibly a blacklist entry: then no later application of yours is read either.',
} as const;

export const guidelinesContact = {
  id: 'questions',
  title: 'Questions?',
  text: 'Ask before you apply rather than after. There are three ways to reach us:',
  chat: {
    title: 'Chat',
    text: `Ask in our Discord server. We are there 10AM - 6PM IST, every day.`,
    label: 'Open Discord',
  },
  tickets: {
    title: 'Support tickets',
    text: 'For everything that should not stand in a public channel.',
    label: 'Open a Ticket',
  },
  email: { title: 'Support email', text: 'We answer within 24 hours.' },
} as const;
