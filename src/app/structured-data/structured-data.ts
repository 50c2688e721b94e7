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
import { social } from '#network/links';
import { pages } from '#network/pages';
import { store } from '#network/store';
import type { EventCard, NewsCard } from '@/contract/content';
import { endOfEvent } from '@/contract/event-times';
import type { StoreItem, StoreSection } from '@/contract/network/store';
import { storyPath, type Page, type PageKey } from '@/contract/pages';
import { hasSubject } from '@/lib/subjects';

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

/** The page and the pages above it, from the home page down, as their addresses say. */
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

const questions = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: shippedQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const offer = ({ title, description, price }: StoreItem, url: string, position: number) =>
  ({
    '@type': 'ListItem',
    position,
    item: {
      '@type': 'Product',
      name: title,
      description,
      offers: { '@type': 'Offer', price, priceCurrency: store.currency, url },
    },
  }) as const;

/** Items have a price, and an address where they are bought; what is not on sale does not belong here. */
const itemList = ({ title, url, items }: StoreSection): ItemList => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: items.map((item, index) => offer(item, url, index + 1)),
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

const event = ({ title, summary, startsAt, endsAt }: EventCard & { startsAt: string }): Event => ({
  '@type': 'Event',
  name: title,
  ...(summary !== '' && { description: summary }),
  startDate: startsAt,
  endDate: new Date(endOfEvent({ startsAt, endsAt })).toISOString(),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: { '@type': 'VirtualLocation', url: addressOf('/') },
  organizer: { '@type': 'Organization', name: identity.name, url: addressOf('/') },
});

/** What single pages say beyond where they stand. */
const ofPage: Partial<Record<PageKey, () => Thing[]>> = {
  home: () => [network(), website()],
  store: () => store.sections.map(itemList),
  support: () => (hasSubject('faq') ? [questions()] : []),
};

/** What search engines are told of a public page, in the words of schema.org. */
export const structuredData = (id: PageKey): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...(id === 'home' ? [] : [breadcrumbs(wayTo(pages[id].path))]), ...(ofPage[id]?.() ?? [])],
});

/** What search engines are told of a story's page. */
export const storyData = (story: NewsCard): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbs([...wayTo(pages.news.path), { path: storyPath(story.slug), title: story.title }]),
    article(story),
  ],
});

/** What search engines are told of the page of events. Those without a date have no place among it. */
export const eventsData = (coming: readonly EventCard[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    breadcrumbs(wayTo(pages.events.path)),
    ...coming.flatMap(({ startsAt, ...rest }) => (startsAt === null ? [] : event({ ...rest, startsAt }))),
  ],
});
