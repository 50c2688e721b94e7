/** Paths below `API_BASE` of the owner's content. */
export const CONTENT_PATHS = {
  content: '/content',
  news: '/news',
  story: '/news/:slug',
  events: '/events',
  event: '/events/:id',
} as const;

/** Paths with which editors change it. */
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

/** Pages rendered by a function, because they change without a build; at the root of the site. */
export const CONTENT_PAGE_PATHS = {
  news: '/news',
  story: '/news/:slug',
  events: '/events',
  event: '/events/:id',
} as const;

/** Files written by functions, at the root of the site. */
export const FEED_PATHS = {
  feed: '/feed.xml',
  calendar: '/events.ics',
  event: '/events/:id/event.ics',
} as const;

/** Pictures uploaded by editors, at the root of the site. */
export const UPLOAD_PATHS = { file: '/uploads/:file' } as const;

/** A story's picture for link previews, drawn by a function. */
export const STORY_PICTURE_PATH = '/news/:slug/picture.jpg';
