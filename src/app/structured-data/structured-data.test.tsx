import { renderToStaticMarkup } from 'react-dom/server';
import { questions } from '#network/faq';
import { identity } from '#network/identity';
import { links } from '#network/links';
import { pages } from '#network/pages';
import { store } from '#network/store';
import type { PageKey } from '@/contract/pages';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { catalogue, shopCategory, shopPackage } from '../../../test/support/fixtures/catalogues';
import { eventCard } from '../../../test/support/fixtures/content-responses';
import { DataBlock } from '../document';
import { eventsData, shopData, structuredData } from './structured-data';

/** Returns the page's items of one type, as a search engine reads them from the head. */
const read = (id: PageKey, type: string): Record<string, unknown>[] => {
  const head = document.createElement('div');
  head.innerHTML = renderToStaticMarkup(<DataBlock data={structuredData(id)} />);
  const { '@context': context, '@graph': graph } = JSON.parse(head.textContent);
  expect(context).toBe('https://schema.org');
  return graph.filter((thing: Record<string, unknown>) => thing['@type'] === type);
};

const below = (Object.keys(pages) as PageKey[]).filter((id) => id !== 'home');

test.each(below)('the crumbs of %s lead from the home page to it', (id) => {
  const [crumbs] = read(id, 'BreadcrumbList');
  const items = crumbs?.['itemListElement'] as { position: number; name: string; item: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  expect(items[0]).toMatchObject({ name: identity.name, item: `${identity.url}/` });
  expect(items.at(-1)).toMatchObject({ name: pages[id].title, item: `${identity.url}${pages[id].path}` });
});

test('the crumbs of a page below another name that one in between', () => {
  const [crumbs] = read('applyGuidelines', 'BreadcrumbList');
  const items = crumbs?.['itemListElement'] as { name: string }[];
  expect(items.map(({ name }) => name)).toEqual([
    identity.name,
    pages.apply.title,
    pages.applyGuidelines.title,
  ]);
});

test('the home page says whose site it is, and has no crumbs', () => {
  expect(read('home', 'Organization')).toEqual([
    expect.objectContaining({
      name: identity.name,
      url: `${identity.url}/`,
      logo: `${identity.url}/icons/icon-512.png`,
      sameAs: expect.arrayContaining([links.discord]),
    }),
  ]);
  expect(read('home', 'WebSite')).toEqual([
    expect.objectContaining({ name: identity.name, url: `${identity.url}/` }),
  ]);
  expect(read('home', 'BreadcrumbList')).toEqual([]);
});

test('the support page has every question with its answer, formatted ones as HTML', () => {
  const plain = questions.slice(0, 1);
  const formatted = { id: 'formatted', question: 'Where?', answer: 'Here:\n\n- **a** & b' };
  const silent = { ...formatted, id: 'silent', answer: '---' };
  aNetwork({ faq: { questions: [...plain, formatted, silent] } });
  const [faq] = read('support', 'FAQPage');
  expect(faq?.['mainEntity']).toEqual(
    [
      ...plain,
      { ...formatted, answer: '<p>Here:</p>\n<ul>\n<li><strong>a</strong> &amp; b</li>\n</ul>' },
    ].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('the support page has no list of questions without any', () => {
  aNetwork({ faq: { questions: [] } });
  expect(read('support', 'FAQPage')).toEqual([]);
});

test('a shop’s packages are listed with its prices and its page, whatever their texts hold', () => {
  const [name, text] = ['</script><b>', 'Line\n• one'];
  const categories = [
    shopCategory('a', { packages: [shopPackage('1', { name, text, price: 7.5, before: 10 })] }),
  ];
  const shown = catalogue({ currency: 'EUR', categories });
  const head = document.createElement('div');
  head.innerHTML = renderToStaticMarkup(<DataBlock data={shopData(shown)} />);
  expect(head.children).toHaveLength(1);
  const offers = { '@type': 'Offer', price: 7.5, priceCurrency: 'EUR', url: shown.shop };
  expect(JSON.parse(head.textContent)['@graph'].at(-1)).toEqual({
    '@type': 'ItemList',
    name: 'Category a',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: { '@type': 'Product', name, description: text, offers } },
    ],
  });
});

test('the store lists each item with its price and the address where it is bought', () => {
  const lists = read('store', 'ItemList').map(({ itemListElement }) => itemListElement as object[]);
  expect(lists.map(({ length }) => length)).toEqual(store.sections.map(({ items }) => items.length));
  store.sections.forEach(({ items, url }, section) =>
    items.forEach(({ title, price }, index) =>
      expect(lists[section]?.[index]).toMatchObject({
        position: index + 1,
        item: { name: title, offers: { price, priceCurrency: store.currency, url } },
      }),
    ),
  );
});

test('an event without an end lasts as long as the page says, and one without a date is left out', () => {
  const startsAt = '2026-06-01T22:30:00.000Z';
  const coming = [eventCard('a', { startsAt }), eventCard('b')];
  expect(eventsData(coming)['@graph'].slice(1)).toEqual([
    expect.objectContaining({ startDate: startsAt, endDate: '2026-06-02T01:30:00.000Z' }),
  ]);
});

test('no text can end the block', () => {
  const name = '</script><script>alert(1)</script><!--';
  const data = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] } as const;
  const markup = renderToStaticMarkup(<DataBlock data={data} />);
  expect(markup.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const [, text = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(markup) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
