import * as v from 'valibot';
import { httpsUrl } from './address-fields';
import { emblem, idBeside, listOf, listUpTo, oneOf, text, textUpTo, wholeFrom } from './fields';
import { HUES } from './visuals';

const link = v.strictObject({ label: text, url: httpsUrl });

const stat = v.strictObject({
  /** Displayed as written: `200+`, `99.9%`, `24/7`. */
  value: textUpTo(12),
  label: text,
});

const testimonial = v.strictObject({
  /** Also the seed for the avatar service. */
  name: text,
  role: text,
  quote: text,
  /** Stars, 1 to 5. */
  rating: v.optional(wholeFrom(1, 5), 5),
});

const MOST_EVENTS = 12;
/** Ids that the page gives to events. */
const EVENT_IDS = Array.from({ length: MOST_EVENTS }, (_, index) => `upcoming-${String(index + 1)}`);

const category = v.strictObject({
  /** Fragment of its address on the page. */
  id: idBeside('discord', 'forums', 'upcoming-events', ...EVENT_IDS),
  title: text,
  description: text,
  url: httpsUrl,
  posts: v.optional(wholeFrom(0)),
  /** In-game names of the latest posters; their heads are shown. */
  recentPosters: v.optional(listUpTo(5, textUpTo(32)), []),
  hue: oneOf(HUES),
  emblem,
});

/** An event without the details that the calendar needs. */
const upcoming = v.strictObject({
  title: text,
  /** Month and day on the calendar sheet. */
  month: textUpTo(10),
  date: textUpTo(6),
  type: textUpTo(24),
  text,
});

/** `networks/NAME/community.ts`: the Community Hub, and the home page's invitation to it. */
export const communitySchema = v.strictObject({
  home: v.optional(
    v.strictObject({
      stats: v.optional(listUpTo(6, stat, 'label'), []),
      /** Link to the chat. */
      invite: v.optional(link),
      testimonials: v.optional(listUpTo(6, testimonial, 'quote'), []),
    }),
    {},
  ),
  title: v.optional(text, 'Community Hub'),
  subtitle: text,
  /** Card with the link to the chat. */
  invite: v.optional(
    v.strictObject({ title: text, text, bullets: v.optional(listUpTo(8, text), []), ...link.entries }),
  ),
  forums: v.optional(
    v.strictObject({
      title: v.optional(text, 'Forums'),
      text,
      /** Link to all categories. */
      viewAll: v.optional(link),
      categories: listOf(category, 'id', 'title'),
    }),
  ),
  upcoming: v.optional(
    v.strictObject({
      title: v.optional(text, 'Upcoming Events'),
      text,
      events: v.optional(listUpTo(MOST_EVENTS, upcoming), []),
      /** Link to the announcements. */
      notify: v.optional(link),
    }),
  ),
});

export type CommunityInput = v.InferInput<typeof communitySchema>;
export type Community = v.InferOutput<typeof communitySchema>;
export type Testimonial = Community['home']['testimonials'][number];
export type ForumCategory = NonNullable<Community['forums']>['categories'][number];
export type UpcomingEvent = NonNullable<Community['upcoming']>['events'][number];
