import { questions } from '#network/faq';
import { events } from '#network/private/events';
import { stories } from '#network/private/news';
import type { FaqEntry } from '@/contract/network/faq';
import type { ShippedStory } from '@/contract/network/news';
import { type EventFields, type Library, NO_DATE } from './documents';

/** Metadata of unchanged shipped documents. */
const kept = (createdAt: number, updatedAt: string) => ({
  version: 1,
  edit: 'shipped',
  createdAt,
  updatedAt,
});

interface Shipped {
  readonly stories: readonly ShippedStory[];
  readonly events: readonly (EventFields & { readonly id: string })[];
  readonly questions: readonly FaqEntry[];
}

/** Returns the documents from a network's files. */
export const libraryOf = (shipped: Shipped): Library => ({
  news: shipped.stories.map(({ slug, title, tag, summary, points, art, publishedAt }) => ({
    id: slug,
    slug,
    ...kept(Date.parse(publishedAt), publishedAt),
    ...{ title, tag, summary, points, art, publishedAt, announce: false },
  })),
  events: shipped.events.map((event, index) => ({ ...event, ...kept(index, NO_DATE) })),
  faq: shipped.questions.map((entry, index) => ({ ...entry, ...kept(index, NO_DATE), order: index })),
  banner: null,
  savings: null,
  moved: new Map(),
});

/** The content of a fresh site, which its editors start from. */
export const shippedLibrary = libraryOf({ stories, events, questions });

export const shippedBodies: ReadonlyMap<string, string> = new Map(
  stories.flatMap(({ slug, body }) => (body === '' ? [] : [[slug, body]])),
);
