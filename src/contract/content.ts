import * as v from 'valibot';
import { BANNER_TONES, REPEATS } from './content-fields';
import { errorResponseSchema } from './errors';
import { cursor, time } from './shapes';
import { isShortId } from './short-id';

/** The name of a picture. */
const art = v.pipe(v.string(), v.check(isShortId));
/** A whole number from 1 on. By a check: each of valibot's own is part of what every page loads. */
const version = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value) && value >= 1),
);
const storyFields = {
  /** Path segment below `/news`. */
  slug: v.string(),
  title: v.string(),
  tag: v.string(),
  summary: v.string(),
  points: v.array(v.string()),
  art,
};
const times = { startsAt: v.nullable(time), endsAt: v.nullable(time) };
const eventFields = {
  title: v.string(),
  /** The event's time in words. */
  when: v.string(),
  summary: v.string(),
  /** Null for recurring events and those without a date. */
  ...times,
  /** Empty if missing, as are all of these texts. */
  prize: v.string(),
  art,
  href: v.nullable(v.string()),
};
/** `answer` is Markdown. */
const questionFields = { question: v.string(), answer: v.string() };
const bannerFields = {
  text: v.string(),
  href: v.nullable(v.string()),
  tone: v.picklist(BANNER_TONES),
  /** Time at which it disappears; null for never. */
  until: v.nullable(time),
};

/** A story as shown in lists. */
const newsCardSchema = v.object({ ...storyFields, publishedAt: time });
export type NewsCard = v.InferOutput<typeof newsCardSchema>;

const eventSchema = v.object({
  id: v.string(),
  ...eventFields,
  /** Current or next times; the last ones of an event that is over. Null, both, without a date. */
  next: v.object(times),
  /** Time of an editor's last change; null for an event of the network's folder. */
  editedAt: v.nullable(time),
});
/** An event as visitors see it. */
export type EventCard = v.InferOutput<typeof eventSchema>;

/**
 * `GET /api/content`: the content visible to visitors now. It has the newest 20 stories, events that are not
 * over (undated ones first, then the soonest), and questions in their order. `version` changes only when any
 * of it does.
 */
export const contentResponseSchema = v.object({
  version: v.string(),
  banner: v.nullable(v.object(bannerFields)),
  news: v.array(newsCardSchema),
  events: v.array(eventSchema),
  faq: v.array(v.object({ id: v.string(), ...questionFields })),
});
export type ContentResponse = v.InferOutput<typeof contentResponseSchema>;

/** `GET /api/news?cursor=`: 20 a page, newest first. */
export const newsResponseSchema = v.object({ items: v.array(newsCardSchema), nextCursor: cursor });
export type NewsResponse = v.InferOutput<typeof newsResponseSchema>;

/** `GET /api/news/{slug}`. `body` is Markdown. A former slug redirects with 301. */
export const storyResponseSchema = v.object({
  item: v.object({ ...newsCardSchema.entries, body: v.string() }),
});
export type StoryResponse = v.InferOutput<typeof storyResponseSchema>;

/**
 * `GET /api/events`: `coming` in the order of `GET /api/content`, and the last 50 `past` ones, the latest
 * first.
 */
export const eventsResponseSchema = v.object({ coming: v.array(eventSchema), past: v.array(eventSchema) });
export type EventsResponse = v.InferOutput<typeof eventsResponseSchema>;

/**
 * `GET /api/events/{id}`. `recurrence` has the rule as calendars read it (RFC 5545), the first times and the
 * days that are left out.
 */
export const eventResponseSchema = v.object({
  item: v.object({
    ...eventSchema.entries,
    recurrence: v.nullable(
      v.object({ rule: v.string(), timeZone: v.string(), ...times, except: v.array(v.string()) }),
    ),
  }),
});
export type EventResponse = v.InferOutput<typeof eventResponseSchema>;

const kept = { id: v.string(), version, updatedAt: time };

/** A story at the desk. Drafts have no `publishedAt`; one in the future makes it scheduled. */
const deskStorySchema = v.object({
  ...kept,
  ...storyFields,
  publishedAt: v.nullable(time),
  body: v.string(),
  /** True if it is announced in the chat on publication. */
  announce: v.boolean(),
});
export type DeskStory = v.InferOutput<typeof deskStorySchema>;

/** An event at the desk: of one that recurs, the first times. */
const deskEventSchema = v.object({
  ...kept,
  ...eventFields,
  recurrence: v.nullable(
    v.object({
      repeats: v.picklist(REPEATS),
      every: version,
      until: v.nullable(time),
      count: v.nullable(version),
      except: v.array(time),
      timeZone: v.string(),
    }),
  ),
});
export type DeskEvent = v.InferOutput<typeof deskEventSchema>;

/** `order` sorts the questions, the lowest first. */
const deskQuestionSchema = v.object({ ...kept, ...questionFields, order: v.number() });
export type DeskQuestion = v.InferOutput<typeof deskQuestionSchema>;

const deskBannerSchema = v.object({ version, updatedAt: time, ...bannerFields });
export type DeskBanner = v.InferOutput<typeof deskBannerSchema>;

const listOf = <Schema extends v.GenericSchema>(item: Schema) =>
  v.object({ items: v.array(item), nextCursor: cursor });

/** `GET /api/admin/content/{kind}?cursor=`: 10 a page. Drafts first, then by date, the latest first; questions in their order. */
export const deskNewsResponseSchema = listOf(deskStorySchema);
export const deskEventsResponseSchema = listOf(deskEventSchema);
export const deskFaqResponseSchema = listOf(deskQuestionSchema);

/** Responses to `POST` and `PUT`. */
export const deskStoryResponseSchema = v.object({ item: deskStorySchema });
export const deskEventResponseSchema = v.object({ item: deskEventSchema });
export const deskQuestionResponseSchema = v.object({ item: deskQuestionSchema });

/** `GET` and `PUT /api/admin/content/banner`; null if there is no banner. */
export const deskBannerResponseSchema = v.object({ item: v.nullable(deskBannerSchema) });
export type DeskBannerResponse = v.InferOutput<typeof deskBannerResponseSchema>;

/**
 * The 409 to a change that is based on an older version or names none: holds the current document, or null if
 * it is gone.
 */
export const contentConflictSchema = v.object({
  ...errorResponseSchema.entries,
  current: v.nullable(v.union([deskStorySchema, deskEventSchema, deskQuestionSchema, deskBannerSchema])),
});
