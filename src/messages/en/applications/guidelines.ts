import { identity } from '#network/identity';

/** Texts around the guidelines for applicants. */
export const guidelinesPage = {
  backLabel: 'Back to Applications',
  progressLabel: 'Reading progress',
  keepReading: {
    title: 'Keep Reading',
    text: 'Scroll to the bottom to unlock the application form.',
  },
  unlocked: {
    title: 'Ready to Apply',
    /** Followed by a time. */
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
