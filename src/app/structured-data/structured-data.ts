import type { BreadcrumbList, FAQPage, Graph, ItemList, Organization, Thing, WebSite } from 'schema-dts';
import { faqColumns } from '@/content/faq';
import { pages, type Page, type PageKey } from '@/content/pages';
import { rankSections, store, type Rank, type RankSection } from '@/content/ranks';
import { site } from '@/content/site';

const addressOf = (path: string): string => `${site.url}${path}`;
const NETWORK = addressOf('/#network');

const network = (): Organization => ({
  '@type': 'Organization',
  '@id': NETWORK,
  name: site.name,
  url: addressOf('/'),
  logo: addressOf('/icons/icon-512.png'),
  description: site.description,
  sameAs: [site.links.discord, site.links.instagram, site.links.youtube],
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: site.supportEmail },
});

const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': addressOf('/#website'),
  name: site.name,
  ...(site.shortName !== null && { alternateName: site.shortName }),
  url: addressOf('/'),
  publisher: { '@id': NETWORK },
});

/** The page and the pages above it, from the home page down, as their addresses say. */
const wayTo = (path: string): Page[] => {
  const isAbove = (other: string) => path.startsWith(`${other}/`);
  const between = Object.values<Page>(pages).filter((page) => isAbove(page.path) || page.path === path);
  return [{ ...pages.home, title: site.name }, ...between.sort((a, b) => a.path.length - b.path.length)];
};

const breadcrumbs = (path: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: wayTo(path).map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.title,
    item: addressOf(page.path),
  })),
});

const questions = (): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqColumns.flat().map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const offer = ({ title, description, price }: Rank, url: string, position: number) =>
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

/** Ranks have a price, and an address where they are bought; what is free or not on sale does not belong here. */
const rankList = ({ title, storeUrl, ranks }: RankSection): ItemList => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: ranks.map((rank, index) => offer(rank, storeUrl, index + 1)),
});

/** What single pages say beyond where they stand. Events are not among it: none of them has a day. */
const ofPage: Partial<Record<PageKey, () => Thing[]>> = {
  home: () => [network(), website()],
  store: () => rankSections.map(rankList),
  support: () => [questions()],
};

/** What search engines are told of a public page, in the words of schema.org. */
export const structuredData = (id: PageKey): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...(id === 'home' ? [] : [breadcrumbs(pages[id].path)]), ...(ofPage[id]?.() ?? [])],
});
