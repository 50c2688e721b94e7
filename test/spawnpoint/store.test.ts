/** Facts that the specification states about the example network. */
import written from '../../networks/spawnpoint/store';
import { withPrices } from '../../tools/network/prices';
import { readSubject } from '../../tools/network/read-subject';

const store = withPrices(readSubject('store', written), 'en-US');

describe('store', () => {
  test('ranks and prices to the letter, in order', () => {
    expect(
      store.sections.map(({ title, items }) => [title, items.map((item) => [item.title, item.priceText])]),
    ).toEqual([
      [
        'Practice PvP Ranks',
        [
          ['VIP', '$4'],
          ['VIP+', '$8'],
          ['Elite', '$14'],
          ['MVP+', '$25'],
          ['Fusion', '$90'],
        ],
      ],
      [
        'Lifesteal Ranks',
        [
          ['Soul', '$4.99'],
          ['Knight', '$8.99'],
          ['Sentinel', '$11.99'],
          ['Master', '$16.99'],
          ['Mercenery', '$24.99'],
          ['Fusion', '$90'],
        ],
      ],
    ]);
  });

  test('each rank has four benefits at least, the first of them all that the rank below has', () => {
    for (const { items } of store.sections)
      for (const [index, { benefits }] of items.entries()) {
        expect(benefits.length).toBeGreaterThanOrEqual(4);
        if (index > 0) expect(benefits[0]).toBe(`Everything in ${String(items[index - 1]?.title)}`);
      }
  });

  test('each section opens its own category of the shop, which belongs to nobody', () => {
    const addresses = store.sections.map(({ url }) => url);
    expect(addresses).toEqual([...new Set(addresses)]);
    for (const url of addresses) expect(new URL(url).hostname).toMatch(/\.example$/);
    expect(store).toMatchObject({
      title: 'Server Store',
      purchaseLabel: 'Purchase',
      currency: 'USD',
      footer:
        'All purchases support the server and help us provide a better experience. Prices in USD. No refunds available.',
    });
  });
});
