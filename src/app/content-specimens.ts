import { pages } from '#network/pages';
import type { EventCard, NewsCard } from '@/contract/content';
import { ARTS } from '@/contract/content-fields';
import { storyPath } from '@/contract/pages';
import type { Look } from '@/lib/given';
import { newsPage } from '@/messages/en/news-pages';
import type { ContentPageId } from './content-pages';

const MOMENT = '2025-06-01T12:00:00.000Z';
const TEXT = '# Title\n\n[A page](/rules), [a site](https://example.org), ![a picture](/favicon.svg)';

const cards = ARTS.map((art): NewsCard => ({
  ...{ slug: art, title: newsPage.title, tag: newsPage.title, summary: newsPage.title },
  ...{ points: [newsPage.title], art, publishedAt: MOMENT },
}));
const bareCards = cards.map((card) => ({
  ...card,
  slug: `bare-${card.slug}`,
  tag: '',
  summary: '',
  points: [],
}));

const eventCards = ARTS.map((art): EventCard => ({
  ...{ id: art, title: newsPage.title, when: newsPage.title, summary: newsPage.title },
  ...{ startsAt: MOMENT, endsAt: MOMENT, prize: newsPage.title, art, href: '/rules' },
}));
const bareEventCards = eventCards.map((card) => ({
  ...card,
  id: `bare-${card.id}`,
  ...{ when: '', summary: '', startsAt: null, endsAt: null, prize: '', href: 'https://example.org' },
}));

const datedEventCards = eventCards.map((card) => ({ ...card, id: `dated-${card.id}`, when: '' }));

const news = (cursor: string | null, answer?: object): Look => ({
  address: cursor === null ? pages.news.path : `${pages.news.path}?cursor=${cursor}`,
  given: [{ endpoint: 'getNews', argument: cursor, answer }],
});
const story = (slug: string, answer?: object | null): Look => ({
  address: storyPath(slug),
  given: [{ endpoint: 'getStory', argument: slug, answer }],
});
const events = (answer?: object): Look => ({
  address: pages.events.path,
  given: [{ endpoint: 'getEvents', answer }],
});

/** Each of these pages as it can come to look, for its style sheet: whatever an editor writes must need no rule that it has not. */
export const specimens: Readonly<Record<ContentPageId, readonly Look[]>> = {
  news: [
    news(null, { items: cards, nextCursor: 'next' }),
    news('last', { items: bareCards, nextCursor: null }),
    news(null, { items: [], nextCursor: null }),
    news('none', { items: [], nextCursor: null }),
    news(null),
  ],
  story: [
    ...cards.map((card) => story(card.slug, { item: { ...card, body: TEXT } })),
    ...bareCards.map((card) => story(card.slug, { item: { ...card, body: '' } })),
    story('none', null),
    story('away'),
  ],
  events: [
    events({ coming: [...eventCards, ...datedEventCards, ...bareEventCards], past: eventCards }),
    events({ coming: [], past: [] }),
    events(),
  ],
};
