/** Paths below `API_BASE` of what the owner writes. */
export const CONTENT_PATHS = {
  content: '/content',
  news: '/news',
  story: '/news/:slug',
  events: '/events',
} as const;

/** Where editors change it. */
export const CONTENT_DESK_PATHS = {
  news: '/admin/content/news',
  story: '/admin/content/news/:id',
  events: '/admin/content/events',
  event: '/admin/content/events/:id',
  faq: '/admin/content/faq',
  question: '/admin/content/faq/:id',
  banner: '/admin/content/banner',
  pictures: '/admin/content/pictures',
  picture: '/admin/content/pictures/:id',
} as const;

/** Pages that a function writes, since they change without a build: at the root of the site. */
export const CONTENT_PAGE_PATHS = { news: '/news', story: '/news/:slug', events: '/events' } as const;

/** Files that functions write, at the root of the site. */
export const FEED_PATHS = { feed: '/feed.xml', calendar: '/events.ics' } as const;

/** Pictures that editors have uploaded, at the root of the site. */
export const UPLOAD_PATHS = { file: '/uploads/:file' } as const;

/** The picture that link previews show of a story, which a function draws. */
export const STORY_PICTURE_PATH = '/news/:slug/picture.jpg';
