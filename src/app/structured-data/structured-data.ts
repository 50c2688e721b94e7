import type {
  BreadcrumbList,
  Event,
  FAQPage,
  Graph,
  ItemList,
  NewsArticle,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { questions as shippedQuestions } from '#network/faq';
import { identity } from '#network/identity';
import { pages } from '#network/pages';
import { social } from '#network/social';
import { store } from '#network/store';
import type { EventCard, NewsCard } from '@/contract/content';
import { endOfEvent } from '@/contract/event-times';
import type { StoreSection } from '@/contract/network/store';
import { eventPath, storyPath, type Page, type PageKey } from '@/contract/pages';
import type { Catalogue } from '@/contract/shop';
import { isPlainText } from '@/lib/is-plain-text';
import { answerHtml } from './answer-html';

const addressOf = (path: string): string => `${identity.url}${path}`;
const NETWORK = addressOf('/#network');

const network = (): Organization => ({
  '@type': 'Organization',
  '@id': NETWORK,
  name: identity.name,
  url: addressOf('/'),
  logo: addressOf('/icons/icon-512.png'),
  description: identity.description,
  ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: identity.email },
});

const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': addressOf('/#website'),
  name: identity.name,
  ...(identity.shortName !== undefined && { alternateName: identity.shortName }),
  url: addressOf('/'),
  publisher: { '@id': NETWORK },
});

/** Returns the page and its ancestors, from the home page down, by their paths. */
const wayTo = (path: string): Page[] => {
  const isAbove = (other: string) => path.startsWith(`${other}/`);
  const between = Object.values<Page>(pages).filter((page) => isAbove(page.path) || page.path === path);
  return [{ ...pages.home, title: identity.name }, ...between.sort((a, b) => a.path.length - b.path.length)];
};

const breadcrumbs = (way: Page[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.title,
    item: addressOf(page.path),
  })),
});

/** Questions with their answers. An answer without text, such as a line, is excluded. */
const questions = (): FAQPage[] => {
  const answered = shippedQuestions
    .map(({ question, answer }) => ({ question, text: isPlainText(answer) ? answer : answerHtml(answer) }))
    .filter(({ text }) => text !== '');
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: answered.map(({ question, text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
};

interface Offered {
  name: string;
  description: string;
  price: number;
  currency: string;
  /** Page that sells it. */
  url: string;
}

const offer = ({ name, description, price, currency, url }: Offered, index: number) =>
  ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      name,
      description,
      offers: { '@type': 'Offer', price, priceCurrency: currency, url },
    },
  }) as const;

/** Items have a price and a URL where they are sold; anything not on sale is excluded. */
const itemList = ({ title, url, items }: StoreSection): ItemList => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: items
    .map(({ title: name, description, price }) => ({
      name,
      description,
      price,
      currency: store.currency,
      url,
    }))
    .map(offer),
});

const article = ({ slug, title, summary, publishedAt }: NewsCard): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: title,
  ...(summary !== '' && { description: summary }),
  datePublished: publishedAt,
  url: addressOf(storyPath(slug)),
  author: { '@type': 'Organization', name: identity.name, url: addressOf('/') },
  publisher: { '@type': 'Organization', name: identity.name, url: addressOf('/') },
});

/** An event with its current or next times. Events without a date are excluded. */
const events = ({ id, title, summary, next }: EventCard): Event[] => {
  if (next.startsAt === null) return [];
  const event: Event = {
    '@type': 'Event',
    name: title,
    url: addressOf(eventPath(id)),
    ...(summary !== '' && { description: summary }),
    startDate: next.startsAt,
    endDate: new Date(endOfEvent(next)).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: addressOf('/') },
    organizer: { '@type': 'Organization', name: identity.name, url: addressOf('/') },
  };
  return [event];
};

/** Additional data of single pages. */
const ofPage: Partial<Record<PageKey, () => Thing[]>> = {
  home: () => [network(), website()],
  store: () => store.sections.map(itemList),
  support: questions,
};

/** Structured data of a public page, in the vocabulary of schema.org. */
export const structuredData = (id: PageKey): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...(id === 'home' ? [] : [breadcrumbs(wayTo(pages[id].path))]), ...(ofPage[id]?.() ?? [])],
});

/** Structured data of the store page with what the shop sells. */
export const shopData = ({ categories, currency, shop }: Catalogue): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbs(wayTo(pages.store.path)),
    ...categories.map(({ name: title, packages }): ItemList => ({
      '@type': 'ItemList',
      name: title,
      itemListElement: packages
        .map(({ name, text, price }) => ({ name, description: text, price, currency, url: shop }))
        .map(offer),
    })),
  ],
});

export const storyData = (story: NewsCard): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbs([...wayTo(pages.news.path), { path: storyPath(story.slug), title: story.title }]),
    article(story),
  ],
});

export const eventsData = (coming: readonly EventCard[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [breadcrumbs(wayTo(pages.events.path)), ...coming.flatMap(events)],
});

export const eventData = (event: EventCard): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbs([...wayTo(pages.events.path), { path: eventPath(event.id), title: event.title }]),
    ...events(event),
  ],
});
