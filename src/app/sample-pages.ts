import { artHues } from '#network/art-hues';
import { pages } from '#network/pages';
import type { EventCard, NewsCard } from '@/contract/content';
import { eventPath, storyPath } from '@/contract/pages';
import type { Look } from '@/lib/given';
import { isDocumentAt } from '@/lib/pages';
import type { ContentPageId } from './content-pages';

const MOMENT = '2025-06-01T12:00:00.000Z';
const TEXT = '# Title\n\n[A page](/rules), [a site](https://example.org), ![a picture](/favicon.svg)';

const arts = Object.keys(artHues);

const cards = arts.map((art): NewsCard => ({
  ...{ slug: art, title: pages.news.title, tag: pages.news.title, summary: pages.news.title },
  ...{ points: [pages.news.title], art, publishedAt: MOMENT },
}));
const bareCards = cards.map((card) => ({
  ...card,
  slug: `bare-${card.slug}`,
  tag: '',
  summary: '',
  points: [],
}));

const eventCards = arts.map((art): EventCard => ({
  ...{ id: art, title: pages.news.title, when: pages.news.title, summary: pages.news.title },
  ...{ startsAt: MOMENT, endsAt: MOMENT, prize: pages.news.title, art, href: '/rules' },
  ...{ next: { startsAt: MOMENT, endsAt: MOMENT }, editedAt: null },
}));
const bareEventCards = eventCards.map((card) => ({
  ...card,
  id: `bare-${card.id}`,
  ...{ when: '', summary: '', startsAt: null, endsAt: null, prize: '', href: 'https://example.org' },
  next: { startsAt: null, endsAt: null },
}));

const datedEventCards = eventCards.map((card) => ({ ...card, id: `dated-${card.id}`, when: '' }));
const recurringEventCards = eventCards.map((card) => ({
  ...{ ...card, id: `recurring-${card.id}` },
  ...{ startsAt: null, endsAt: null, href: null },
}));
const allEventCards = [...eventCards, ...datedEventCards, ...recurringEventCards, ...bareEventCards];

const news = (cursor: string | null, answer?: object): Look => ({
  address: cursor === null ? pages.news.path : `${pages.news.path}?cursor=${cursor}`,
  given: [{ endpoint: 'getNews', argument: cursor, answer }],
});
const story = (slug: string, answer?: object | null): Look => ({
  address: storyPath(slug),
  given: [{ endpoint: 'getStory', argument: slug, answer }],
});
const event = (id: string, answer?: object | null): Look => ({
  address: eventPath(id),
  given: [{ endpoint: 'getEvent', argument: id, answer }],
});
const events = (answer?: object): Look => ({
  address: pages.events.path,
  given: [{ endpoint: 'getEvents', answer }],
});

/**
 * All looks of each of these pages, for its style sheet, which must have the rules for anything an editor may
 * write.
 */
export const samplePages: Readonly<Record<ContentPageId, readonly Look[]>> = {
  news: [
    news(null, { items: cards, nextCursor: 'next' }),
    news('last', { items: bareCards, nextCursor: null }),
    news(null, { items: [], nextCursor: null }),
    news('none', { items: [], nextCursor: null }),
    news(null),
  ],
  document: [
    ...cards.map((card) => story(card.slug, { item: { ...card, body: TEXT } })),
    ...bareCards.map((card) => story(card.slug, { item: { ...card, body: '' } })),
    story('none', null),
    story('away'),
    ...allEventCards.map((card) => event(card.id, { item: { ...card, recurrence: null } })),
    event('none', null),
    event('away'),
  ].filter(({ address }) => isDocumentAt(address)),
  events: [events({ coming: allEventCards, past: eventCards }), events({ coming: [], past: [] }), events()],
};
