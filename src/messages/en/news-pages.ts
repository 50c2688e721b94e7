/** Texts of the news and story pages. */
export const newsPage = {
  /** Label of the link to the feed. */
  subscribe: 'Follow with a feed reader',
  older: 'Older stories',
  newest: 'Newest stories',
  paging: 'Pages of the news',
  empty: { title: 'No stories yet', text: 'News will appear here.' },
  emptyPage: { title: 'No older stories', text: 'There are no stories before this.' },
  loading: 'Loading news...',
  failed: {
    title: 'The news could not be loaded',
    text: 'The site is not responding. Please try again.',
  },
} as const;

export const storyPage = {
  back: 'All news',
  loading: 'Loading the story...',
  failed: {
    title: 'This story could not be loaded',
    text: 'The site is not responding. Please try again.',
  },
} as const;
