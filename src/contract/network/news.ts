import * as v from 'valibot';
import { CONTENT_LIMITS, MOST_DOCUMENTS, SLUG } from '../content-fields';
import { dayOrMoment, erasable, erasableMarkdown } from './documents';
import { art, atMost, list, listUpTo, textUpTo } from './fields';

const story = v.strictObject({
  /** Path of the story below `/news`. */
  slug: v.pipe(
    textUpTo(CONTENT_LIMITS.slug),
    v.regex(SLUG, 'must be lower-case letters and digits with single hyphens between them, like season-5'),
  ),
  title: textUpTo(CONTENT_LIMITS.title),
  tag: erasable(CONTENT_LIMITS.tag),
  publishedAt: dayOrMoment,
  summary: erasable(CONTENT_LIMITS.summary),
  points: v.optional(v.pipe(list(textUpTo(CONTENT_LIMITS.point)), atMost(CONTENT_LIMITS.points)), []),
  art,
  /** Content of the story's page, in Markdown. */
  body: erasableMarkdown(CONTENT_LIMITS.body),
});

/** `networks/NAME/news.ts`: a new site's initial stories. */
export const newsSchema = v.strictObject({ stories: listUpTo(MOST_DOCUMENTS.news, story, 'slug') });

export type NewsInput = v.InferInput<typeof newsSchema>;
export type ShippedStory = v.InferOutput<typeof story>;
