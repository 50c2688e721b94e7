import * as v from 'valibot';
import { ARTS, BANNER_TONES } from './content-fields';
import { errorResponseSchema } from './errors';
import { cursor, time } from './shapes';

const art = v.picklist(ARTS);
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const storyFields = {
  /** Its address below `/news`. */
  slug: v.string(),
  title: v.string(),
  tag: v.string(),
  summary: v.string(),
  points: v.array(v.string()),
  art,
};
const eventFields = {
  title: v.string(),
  /** In words. */
  when: v.string(),
  summary: v.string(),
  /** Null for what recurs, or has no date yet. */
  startsAt: v.nullable(time),
  endsAt: v.nullable(time),
  /** Empty where there is none, as all of these texts. */
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
  /** When it disappears by itself; null for never. */
  until: v.nullable(time),
};

/** A story as lists show it. */
const newsCardSchema = v.object({ ...storyFields, publishedAt: time });
export type NewsCard = v.InferOutput<typeof newsCardSchema>;

const eventSchema = v.object({ id: v.string(), ...eventFields });
/** An event as visitors see it. */
export type EventCard = v.InferOutput<typeof eventSchema>;

/**
 * `GET /api/content`: what visitors are to see now. The newest 20 stories; events that are not over, those without a date first and
 * then the next one; questions in their order. `version` is the same as long as all of that is.
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

/** `GET /api/news/{slug}`. `body` is Markdown. A slug that a story had before leads on with 301. */
export const storyResponseSchema = v.object({
  item: v.object({ ...newsCardSchema.entries, body: v.string() }),
});
export type StoryResponse = v.InferOutput<typeof storyResponseSchema>;

/** `GET /api/events`: those that are not over, in the order of `GET /api/content`, and the last 50 that are, the latest first. */
export const eventsResponseSchema = v.object({ coming: v.array(eventSchema), past: v.array(eventSchema) });
export type EventsResponse = v.InferOutput<typeof eventsResponseSchema>;

const kept = { id: v.string(), version, updatedAt: time };

/** A story at the desk; a draft has no `publishedAt`, and one that lies ahead is a schedule. */
const deskStorySchema = v.object({
  ...kept,
  ...storyFields,
  publishedAt: v.nullable(time),
  body: v.string(),
  /** Whether it is told in the chat once it is published. */
  announce: v.boolean(),
});
export type DeskStory = v.InferOutput<typeof deskStorySchema>;

const deskEventSchema = v.object({ ...kept, ...eventFields });
export type DeskEvent = v.InferOutput<typeof deskEventSchema>;

/** `order`: questions stand by it, the lowest first. */
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

/** `POST` and `PUT` of these. */
export const deskStoryResponseSchema = v.object({ item: deskStorySchema });
export const deskEventResponseSchema = v.object({ item: deskEventSchema });
export const deskQuestionResponseSchema = v.object({ item: deskQuestionSchema });

/** `GET` and `PUT /api/admin/content/banner`; null while there is none. */
export const deskBannerResponseSchema = v.object({ item: v.nullable(deskBannerSchema) });
export type DeskBannerResponse = v.InferOutput<typeof deskBannerResponseSchema>;

/** The 409 to a change that was made from an older version, or names none: what there is now, null when it is gone. */
export const contentConflictSchema = v.object({
  ...errorResponseSchema.entries,
  current: v.nullable(v.union([deskStorySchema, deskEventSchema, deskQuestionSchema, deskBannerSchema])),
});
