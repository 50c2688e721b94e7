import { screen, within } from '@testing-library/react';
import { store } from '#network/store';
import type { StoreItem, StoreSection } from '@/contract/network/store';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import StorePage from './store-page';

const regionOf = (title: string) => screen.getByRole('region', { name: title });
const cardsOf = (title: string) => within(regionOf(title)).getAllByRole('article');
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

const item = (id: string, changes: Partial<StoreItem> = {}): StoreItem => ({
  id,
  title: `Item ${id}`,
  description: 'All that there is to say.',
  price: 5,
  priceText: '€5',
  benefits: [],
  hue: 'gold',
  emblem: 'chest',
  ...changes,
});
const section = (id: string, changes: Partial<StoreSection> = {}): StoreSection => ({
  id,
  title: `Section ${id}`,
  text: 'For everybody.',
  url: `https://store.castle.example/${id}`,
  kind: 'grid',
  emblem: 'chest',
  items: [item(`${id}-1`), item(`${id}-2`)],
  ...changes,
});
/** Renders the page of another store. */
const renderStore = (sections: readonly StoreSection[], currency = 'EUR') => {
  jest.replaceProperty(store, 'sections', sections);
  jest.replaceProperty(store, 'currency', currency);
  return renderWithProviders(<StorePage />, { route: '/store' });
};

describe('store page', () => {
  beforeEach(() => {
    renderWithProviders(<StorePage />, { route: '/store' });
  });

  test('has its title, and its sections in order', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(store.title);
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(titles(store.sections));
  });

  test.each(store.sections)(
    '$title: every item with its price, description and benefits, in order',
    ({ title, items }) => {
      const cards = cardsOf(title);
      expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(
        titles(items),
      );
      for (const [index, { priceText, description, benefits }] of items.entries()) {
        const card = within(cards[index] ?? document.body);
        expect(card.getByText(priceText, { exact: false, selector: 'p' })).toHaveTextContent(
          `${priceText} ${store.currency}`,
        );
        expect(card.getByText(description)).toBeVisible();
        expect(texts(within(card.getByRole('list')).getAllByRole('listitem'))).toEqual(benefits);
      }
    },
  );

  test.each(store.sections)(
    '$title: every Purchase button opens the shop’s category in a new tab',
    ({ title, url, items }) => {
      for (const [index, card] of cardsOf(title).entries()) {
        const link = within(card).getByRole('link');
        expect(link).toHaveAttribute('href', url);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
        expect(link).toHaveAccessibleName(
          `${store.purchaseLabel} ${String(items[index]?.title)}, ${title} (opens in a new tab)`,
        );
      }
    },
  );

  test('each section can be reached from the top of the page', () => {
    const links = within(screen.getByRole('navigation', { name: store.contents }));
    for (const { title } of store.sections) {
      const target = document.querySelector(
        links.getByRole('link', { name: title }).getAttribute('href') ?? '',
      );
      expect(target).toBe(regionOf(title));
    }
  });

  test('ends with what holds for every purchase', () => {
    expect(screen.getByText(store.footer)).toBeVisible();
  });
});

test('goods that are no ladder are a list without an order, each with all that it has', () => {
  const [crates, ranks] = [section('crates'), section('ranks', { kind: 'ladder' })];
  renderStore([crates, ranks]);
  const lists = [crates, ranks].map(({ title }) => within(regionOf(title)).getByRole('list'));
  expect(lists.map(({ tagName }) => tagName)).toEqual(['UL', 'OL']);
  for (const { title, items } of [crates, ranks]) {
    expect(titles(items)).toEqual(
      cardsOf(title).map((card) => within(card).getByRole('heading').textContent),
    );
    for (const card of cardsOf(title)) expect(within(card).queryByRole('list')).not.toBeInTheDocument();
  }
});

test.each([1, 5, 8])('%i sections are drawn, and led to where there are others', (count) => {
  const sections = Array.from({ length: count }, (_, index) => section(String.fromCodePoint(97 + index)));
  renderStore(sections);
  expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(titles(sections));
  const links = screen.queryByRole('navigation')?.querySelectorAll('a') ?? [];
  expect(links).toHaveLength(count === 1 ? 0 : count);
});

test.each([1, 2, 6, 12])('a ladder of %i has all its steps', (count) => {
  const items = Array.from({ length: count }, (_, index) => item(`step-${String(index)}`));
  const ranks = section('ranks', { kind: 'ladder', items });
  renderStore([ranks]);
  expect(cardsOf(ranks.title)).toHaveLength(count);
});

test('a currency is named once', () => {
  const francs = section('francs', { items: [item('key', { priceText: 'CHF 5' })] });
  const yen = section('yen', { items: [item('crate', { priceText: '¥5' })] });
  renderStore([francs, yen], 'CHF');
  expect(screen.getByText(/CHF 5/)).toHaveTextContent(/^CHF 5$/);
  expect(screen.getByText(/¥5/)).toHaveTextContent(/^¥5 CHF$/);
});
