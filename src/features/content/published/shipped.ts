import { featuredEvents } from '@/content/events';
import { news } from '@/content/news';
import type { EventCard, NewsCard } from '@/contract/content';

/** What the site was built with, as it comes once it is published: what pages show until that is known. */
export const shippedNews: readonly NewsCard[] = news.map(
  ({ id, title, subtitle = '', description = '', features, art, date }) => ({
    slug: id,
    title,
    tag: subtitle,
    summary: description,
    points: [...features],
    art,
    publishedAt: new Date(date).toISOString(),
  }),
);

export const shippedEvents: readonly EventCard[] = featuredEvents.map(
  ({
    id,
    title,
    date = '',
    description = '',
    startsAt = null,
    endsAt = null,
    prize = '',
    art,
    href = null,
  }) => ({
    ...{ id, title, when: date, summary: description, startsAt, endsAt, prize, art, href },
  }),
);
