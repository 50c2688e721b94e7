import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../test/render';
import StorePage from './store-page';

const ladders = [
  {
    title: 'Practice PvP Ranks',
    shop: 'https://store.spawnpoint.example/category/practice-pvp-ranks',
    ranks: [
      ['VIP', '$4 USD'],
      ['VIP+', '$8 USD'],
      ['Elite', '$14 USD'],
      ['MVP+', '$25 USD'],
      ['Fusion', '$90 USD'],
    ],
  },
  {
    title: 'Lifesteal Ranks',
    shop: 'https://store.spawnpoint.example/category/lifesteal-ranks',
    ranks: [
      ['Soul', '$4.99 USD'],
      ['Knight', '$8.99 USD'],
      ['Sentinel', '$11.99 USD'],
      ['Master', '$16.99 USD'],
      ['Mercenery', '$24.99 USD'],
      ['Fusion', '$90 USD'],
    ],
  },
] as const;

const cardsOf = (title: string) =>
  within(screen.getByRole('region', { name: title })).getAllByRole('article');

describe('store page', () => {
  beforeEach(() => {
    renderWithProviders(<StorePage />, { route: '/store' });
  });

  test('is titled Server Store and has the sections Practice PvP Ranks and Lifesteal Ranks', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Server Store$/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Practice PvP Ranks',
      'Lifesteal Ranks',
    ]);
  });

  test.each(ladders)('$title: every rank with its price in USD, from the first to the top', (ladder) => {
    const shown = cardsOf(ladder.title).map((card) => [
      within(card).getByRole('heading', { level: 3 }).textContent,
      within(card).getByText(/^\$/).textContent,
    ]);
    expect(shown).toEqual(ladder.ranks);
  });

  test.each(ladders)('$title: every rank has a description and a list of benefits', (ladder) => {
    for (const [index, card] of cardsOf(ladder.title).entries()) {
      const [below] = ladder.ranks[index - 1] ?? [];
      const benefits = within(within(card).getByRole('list')).getAllByRole('listitem');
      expect(benefits.length).toBeGreaterThanOrEqual(4);
      if (below !== undefined) expect(benefits[0]).toHaveTextContent(`Everything in ${below}`);
      expect(within(card).getByText(/^[A-Z].{30,}\.$/)).toBeVisible();
    }
  });

  test.each(ladders)('$title: every Purchase button opens the shop’s category in a new tab', (ladder) => {
    const links = cardsOf(ladder.title).map((card) => within(card).getByRole('link', { name: /^Purchase/ }));
    expect(links).toHaveLength(ladder.ranks.length);
    for (const [index, link] of links.entries()) {
      expect(link).toHaveAttribute('href', ladder.shop);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link).toHaveAccessibleName(
        `Purchase ${ladder.ranks[index]?.[0] ?? ''}, ${ladder.title} (opens in a new tab)`,
      );
    }
  });

  test('each section can be reached from the top of the page', () => {
    for (const { title } of ladders) {
      const link = within(screen.getByRole('navigation')).getByRole('link', { name: title });
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toBe(screen.getByRole('region', { name: title }));
    }
  });

  test('ends with what holds for every purchase', () => {
    expect(
      screen.getByText(
        'All purchases support the server and help us provide a better experience. Prices in USD. No refunds available.',
      ),
    ).toBeVisible();
  });
});
