import * as v from 'valibot';
import { httpsUrl, idBeside, listOf, listUpTo, oneOf, text, textUpTo, wholeFrom } from './fields';
import { HUES, SCENES } from './visuals';

const link = v.strictObject({ label: text, url: httpsUrl });

const stat = v.strictObject({
  /** As it is shown: `200+`, `99.9%`, `24/7`. */
  value: textUpTo(12),
  label: text,
});

const testimonial = v.strictObject({
  /** Also what the avatar service draws the face from. */
  name: text,
  role: text,
  quote: text,
  /** Stars out of five. */
  rating: v.optional(wholeFrom(1, 5), 5),
});

const MOST_EVENTS = 12;
/** The page numbers them. */
const EVENT_IDS = Array.from({ length: MOST_EVENTS }, (_, index) => `upcoming-${String(index + 1)}`);

const category = v.strictObject({
  /** Its place in the page's address, behind `#`. */
  id: idBeside('discord', 'forums', 'upcoming-events', ...EVENT_IDS),
  title: text,
  description: text,
  url: httpsUrl,
  posts: v.optional(wholeFrom(0)),
  /** Names in the game of the last who wrote; their heads are shown. */
  recentPosters: v.optional(listUpTo(5, textUpTo(32)), []),
  hue: oneOf(HUES),
  scene: oneOf(SCENES),
});

/** An event of which less is known than the calendar needs. */
const upcoming = v.strictObject({
  title: text,
  /** Month and day on the leaf of the calendar. */
  month: textUpTo(10),
  date: textUpTo(6),
  type: text,
  text,
});

/** `networks/NAME/community.ts`: the Community Hub, and the home page's invitation to it. */
export const communitySchema = v.strictObject({
  /** On the home page. */
  home: v.optional(
    v.strictObject({
      stats: v.optional(listUpTo(6, stat, 'label'), []),
      /** The way to the chat. */
      invite: v.optional(link),
      testimonials: v.optional(listUpTo(6, testimonial, 'quote'), []),
    }),
    {},
  ),
  title: v.optional(text, 'Community Hub'),
  subtitle: text,
  /** The card with the way to the chat. */
  invite: v.optional(
    v.strictObject({ title: text, text, bullets: v.optional(listUpTo(8, text), []), ...link.entries }),
  ),
  forums: v.optional(
    v.strictObject({
      title: v.optional(text, 'Forums'),
      text,
      /** Where all of them are. */
      viewAll: v.optional(link),
      categories: listOf(category, 'id', 'title'),
    }),
  ),
  upcoming: v.optional(
    v.strictObject({
      title: v.optional(text, 'Upcoming Events'),
      text,
      events: v.optional(listUpTo(MOST_EVENTS, upcoming), []),
      /** Where they are announced. */
      notify: v.optional(link),
    }),
  ),
});

export type CommunityInput = v.InferInput<typeof communitySchema>;
export type Community = v.InferOutput<typeof communitySchema>;
export type Testimonial = Community['home']['testimonials'][number];
export type ForumCategory = NonNullable<Community['forums']>['categories'][number];
export type UpcomingEvent = NonNullable<Community['upcoming']>['events'][number];
