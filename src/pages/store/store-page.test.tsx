import { screen, within } from '@testing-library/react';
import { rankSections, store } from '@/content/ranks';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import StorePage from './store-page';

const cardsOf = (title: string) =>
  within(screen.getByRole('region', { name: title })).getAllByRole('article');
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('store page', () => {
  beforeEach(() => {
    renderWithProviders(<StorePage />, { route: '/store' });
  });

  test('has its title, and a section for each ladder of ranks', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(store.title);
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(titles(rankSections));
  });

  test.each(rankSections)(
    '$title: every rank with its price, description and benefits, in order',
    ({ title, ranks }) => {
      const cards = cardsOf(title);
      expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(
        titles(ranks),
      );
      for (const [index, { price, description, benefits }] of ranks.entries()) {
        const card = within(cards[index] ?? document.body);
        const shown = card.getByText(/^\$/).textContent;
        expect([Number(/[\d.]+/.exec(shown)?.[0]), shown.split(' ').at(-1)]).toEqual([price, store.currency]);
        expect(card.getByText(description)).toBeVisible();
        expect(texts(within(card.getByRole('list')).getAllByRole('listitem'))).toEqual(benefits);
      }
    },
  );

  test.each(rankSections)(
    '$title: every Purchase button opens the shop’s category in a new tab',
    (ladder) => {
      for (const [index, card] of cardsOf(ladder.title).entries()) {
        const link = within(card).getByRole('link');
        expect(link).toHaveAttribute('href', ladder.storeUrl);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
        expect(link).toHaveAccessibleName(
          `${store.purchaseLabel} ${String(ladder.ranks[index]?.title)}, ${ladder.title} (opens in a new tab)`,
        );
      }
    },
  );

  test('each section can be reached from the top of the page', () => {
    for (const { title } of rankSections) {
      const link = within(screen.getByRole('navigation')).getByRole('link', { name: title });
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toBe(screen.getByRole('region', { name: title }));
    }
  });

  test('ends with what holds for every purchase', () => {
    expect(screen.getByText(store.footer)).toBeVisible();
  });
});
