import { type FeaturedEvent, featuredEvents } from '@/content/events';
import { faqColumns, type FaqEntry } from '@/content/faq';
import { news, type NewsItem } from '@/content/news';
import { newsBodies, olderNews } from '@/content/news-archive';
import { completedLink } from '@/contract/site-link';
import type { DocumentOf, Library, Story } from './documents';

/** Of what nobody has changed yet. */
const kept = (createdAt: number, updatedAt: string) => ({
  version: 1,
  edit: 'shipped',
  createdAt,
  updatedAt: new Date(updatedAt).toISOString(),
});
const utcOrNull = (time: string | undefined) => (time === undefined ? null : new Date(time).toISOString());
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

interface ShippedFiles {
  readonly news: readonly NewsItem[];
  readonly olderNews: readonly NewsItem[];
  readonly featuredEvents: readonly FeaturedEvent[];
  readonly faqColumns: readonly (readonly FaqEntry[])[];
}

/** What files of `src/content` hold, as documents. */
export function libraryOf(files: ShippedFiles): Library {
  return {
    news: [...files.news, ...files.olderNews].map(toStory),
    events: files.featuredEvents.map(
      (
        { id, title, date, startsAt, endsAt, prize, description, art, href },
        index,
      ): DocumentOf<'events'> => ({
        id,
        ...kept(index, NO_DATE),
        title,
        when: date ?? '',
        summary: description ?? '',
        startsAt: utcOrNull(startsAt),
        endsAt: utcOrNull(endsAt),
        prize: prize ?? '',
        art,
        href: href === undefined ? null : completedLink(href),
      }),
    ),
    faq: files.faqColumns.flat().map(({ id, question, answer }, index): DocumentOf<'faq'> => ({
      id,
      ...kept(index, NO_DATE),
      question,
      answer,
      order: index,
    })),
    banner: null,
    moved: new Map(),
  };
}

/** What a fresh site shows, and its editors begin with. */
export const shippedLibrary = libraryOf({ news, olderNews, featuredEvents, faqColumns });

/** Texts of stories by their ids. */
export const shippedBodies: ReadonlyMap<string, string> = new Map(Object.entries(newsBodies));
