/** Refusals of changes at the content desk. */
export const contentRefusals = {
  story: {
    missing: 'This story does not exist.',
    full: (most: string) => `There can be at most ${most} stories. Delete one first.`,
  },
  event: {
    missing: 'This event does not exist.',
    never: 'Recurrence must have a time that takes place: look at its end and the days left out',
    full: (most: string) => `There can be at most ${most} events. Delete one first.`,
  },
  question: {
    missing: 'This question does not exist.',
    full: (most: string) => `There can be at most ${most} questions. Delete one first.`,
  },
  picture: {
    missing: 'This picture does not exist.',
    full: (most: string) => `There can be at most ${most} pictures. Delete one first.`,
  },
  changed: {
    story: 'Someone else has changed this story. Look at their version before you save.',
    event: 'Someone else has changed this event. Look at their version before you save.',
    question: 'Someone else has changed this question. Look at their version before you save.',
    banner: 'Someone else has changed the banner. Look at their version before you save.',
    savings: 'Someone else has just changed what the site does without. Load the page again.',
  },
  addressTaken: { message: 'Another story has this address.', field: 'Another story has this address' },
} as const;
export type ContentNoun = 'story' | 'event' | 'question' | 'picture';
