/** Texts around the owner's content about the community. */
export const community = {
  hub: { label: 'View Events', page: 'community' },
  forums: {
    view: 'View Forum',
    posts: (count: number) => (count === 1 ? 'post' : 'posts'),
    recentPosters: 'Recent posters',
  },
  /** Follows a link to a team member's profile elsewhere, for screen readers. */
  profileOf: (name: string) => `of ${name}`,
} as const;
