/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { rankSections, store } from '../ranks';
import { site } from '../site';

describe('store', () => {
  test('ranks and prices to the letter, in order', () => {
    expect(
      rankSections.map(({ title, ranks }) => [title, ranks.map((rank) => [rank.title, rank.price])]),
    ).toEqual([
      [
        'Practice PvP Ranks',
        [
          ['VIP', 4],
          ['VIP+', 8],
          ['Elite', 14],
          ['MVP+', 25],
          ['Fusion', 90],
        ],
      ],
      [
        'Lifesteal Ranks',
        [
          ['Soul', 4.99],
          ['Knight', 8.99],
          ['Sentinel', 11.99],
          ['Master', 16.99],
          ['Mercenery', 24.99],
          ['Fusion', 90],
        ],
      ],
    ]);
  });

  test('each rank has four benefits at least, the first of them all that the rank below has', () => {
    for (const { ranks } of rankSections)
      for (const [index, { benefits }] of ranks.entries()) {
        expect(benefits.length).toBeGreaterThanOrEqual(4);
        if (index > 0) expect(benefits[0]).toBe(`Everything in ${String(ranks[index - 1]?.title)}`);
      }
  });

  test('each section opens its own store category', () => {
    expect(rankSections.map(({ storeUrl }) => storeUrl)).toEqual([
      site.store.practicePvp,
      site.store.lifesteal,
    ]);
    expect(store).toMatchObject({
      title: 'Server Store',
      purchaseLabel: 'Purchase',
      footer:
        'All purchases support the server and help us provide a better experience. Prices in USD. No refunds available.',
    });
  });
});
