/** What the pages say around an owner's words on the community. */
export const community = {
  hub: { label: 'View Events', page: 'community' },
  forums: {
    view: 'View Forum',
    posts: (count: number) => (count === 1 ? 'post' : 'posts'),
    recentPosters: 'Recent posters',
  },
} as const;
