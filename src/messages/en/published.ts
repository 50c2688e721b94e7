/** What the pages say around what the owner writes. */
export const published = {
  news: {
    all: { label: 'All news', page: 'news' },
    none: 'Nothing to report at the moment. What is new will be told here.',
  },
  events: {
    all: { label: 'All events', page: 'events' },
    none: 'No events are planned at the moment. The next ones will be announced here.',
    ownTime: (time: string) => `Your time: ${time}`,
  },
  faq: {
    none: 'No questions are answered here at the moment. Write to us, a person reads it.',
  },
} as const;

/** The strip along the foot of the window that the owner can put up on all pages. */
export const banner = {
  label: 'Announcement',
  dismiss: 'Dismiss',
} as const;
