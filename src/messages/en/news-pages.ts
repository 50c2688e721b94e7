import { identity } from '#network/identity';

/** Words of the pages on which stories stand. */
export const newsPage = {
  title: 'News',
  subtitle: `What changed on ${identity.name}, the newest first.`,
  /** Above the link to the feed. */
  subscribe: 'Follow with a feed reader',
  older: 'Older stories',
  newest: 'Newest stories',
  paging: 'Pages of the news',
  empty: { title: 'No stories yet', text: 'Once there is something to tell, it stands here.' },
  emptyPage: { title: 'No older stories', text: 'There is nothing further back than this.' },
  loading: 'The news are on their way.',
  failed: {
    title: 'The news cannot be read at the moment',
    text: 'The site does not answer. Please try again.',
  },
} as const;

export const storyPage = {
  back: 'All news',
  loading: 'The story is on its way.',
  failed: {
    title: 'This story cannot be read at the moment',
    text: 'The site does not answer. Please try again.',
  },
} as const;
