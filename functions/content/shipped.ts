import { featuredEvents } from '@/content/events';
import { faqColumns } from '@/content/faq';
import { news, type NewsItem } from '@/content/news';
import { newsBodies, olderNews } from '@/content/news-archive';
import type { DocumentOf, Library, Story } from './documents';

/** Of what nobody has changed yet. */
const kept = (createdAt: number, updatedAt: string) => ({
  version: 1,
  edit: 'shipped',
  createdAt,
  updatedAt: new Date(updatedAt).toISOString(),
});
/** Of documents without a date of their own. */
const NO_DATE = '2025-01-01';

const toStory = ({ id, title, subtitle, description, features, art, date }: NewsItem): Story => ({
  id,
  slug: id,
  ...kept(Date.parse(date), date),
  title,
  tag: subtitle ?? '',
  summary: description ?? '',
  points: features,
  art,
  publishedAt: new Date(date).toISOString(),
  announce: false,
});

/** What `src/content` holds of the documents: what a fresh site shows, and its editors begin with. */
export const shippedLibrary: Library = {
  news: [...news, ...olderNews].map(toStory),
  events: featuredEvents.map(
    ({ id, title, date, startsAt, endsAt, prize, description, art, href }, index): DocumentOf<'events'> => ({
      id,
      ...kept(index, NO_DATE),
      title,
      when: date ?? '',
      summary: description ?? '',
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
      prize: prize ?? '',
      art,
      href: href ?? null,
    }),
  ),
  faq: faqColumns.flat().map(({ id, question, answer }, index): DocumentOf<'faq'> => ({
    id,
    ...kept(index, NO_DATE),
    question,
    answer,
    order: index,
  })),
  banner: null,
  moved: new Map(),
};

/** Texts of stories by their ids. */
export const shippedBodies: ReadonlyMap<string, string> = new Map(Object.entries(newsBodies));
