import { soldCategory, soldPackage } from '../../test/support/fakes/shop-service';
import { readCategories } from './read-packages';

const NOW = Date.parse('2026-05-25T12:00:00.000Z');
const LATER = '2026-06-01T00:00:00+00:00';
const SHOP = 'http://127.0.0.1:8889';

const read = (categories: unknown[]) =>
  readCategories(categories, { currency: 'USD', shopUrl: SHOP, now: NOW, toText: (html) => html }).categories;
const readOne = (own: object) => read([soldCategory([soldPackage(own)])])[0]?.packages[0];

test.each([
  ['no sale', { base_price: 4.99, total_price: 4.99 }, 4.99, null],
  ['tax', { base_price: 10, sales_tax: 1.9, total_price: 11.9 }, 10, null],
  ['a sale that the base price does not have', { base_price: 10, discount: 2.5, total_price: 7.5 }, 7.5, 10],
  ['a sale that the base price has', { base_price: 7.5, discount: 2.5, total_price: 7.5 }, 7.5, 10],
  ['a sale and tax', { base_price: 10, discount: 2, sales_tax: 0.8, total_price: 8.8 }, 8, 10],
  ['no total', { base_price: 10, discount: 2, sales_tax: null, total_price: null }, 8, 10],
  [
    'figures that do not add up exactly',
    { base_price: 0.3, discount: 0.1, total_price: 0.3 - 0.1 },
    0.2,
    0.3,
  ],
  ['a gift', { base_price: 0, total_price: 0 }, 0, null],
])('the price is what is paid without tax: %s', (_what, own, price, before) => {
  expect(readOne(own)).toMatchObject({ price, before });
});

test.each([
  [
    'on a sale',
    { base_price: 10, discount: 2, total_price: 8, expiration_date: LATER },
    '2026-06-01T00:00:00.000Z',
  ],
  ['without a sale', { expiration_date: LATER }, null],
  [
    'that never ends, which Tebex writes as a day in 1901',
    { base_price: 10, discount: 2, total_price: 8, expiration_date: '1901-12-13T20:45:52+0000' },
    null,
  ],
  [
    'that is over',
    { base_price: 10, discount: 2, total_price: 8, expiration_date: '2026-05-25T11:59:59Z' },
    null,
  ],
  ['that is no time', { base_price: 10, discount: 2, total_price: 8, expiration_date: {} }, null],
])('the end of a package %s', (_what, own, saleEndsAt) => {
  expect(readOne(own)).toMatchObject({ saleEndsAt });
});

test.each([
  ['https://dunb17ur4ymx4.cloudfront.net/packages/images/a.png', true],
  ['https://cdn.tebex.io/a.webp', true],
  [`${SHOP}/a.png`, true],
  ['https://example.org/a.png', false],
  ['http://cdn.tebex.io/a.png', false],
  ['javascript:alert(1)', false],
  ['/a.png', false],
  [`https://cdn.tebex.io/${'a'.repeat(500)}`, false],
  [5, false],
  [undefined, false],
])('%s is a picture: %s', (image, isPicture) => {
  expect(readOne({ image })?.image).toBe(isPicture ? image : null);
});

test('a package of both kinds is bought once', () => {
  expect(readOne({ type: 'both' })?.type).toBe('single');
  expect(readOne({ type: 'subscription' })?.type).toBe('subscription');
});

test('names are one clean line, and texts are what the maker of texts says', () => {
  expect(readOne({ name: ` V\u202EI\nP ${'x'.repeat(200)}` })?.name).toMatch(/^VI P x{95}$/);
  expect(readOne({ description: null })?.text).toBe('');
});

test('categories keep the shop’s order, with subcategories after their parent, and empty ones left out', () => {
  const parent = { id: 10, name: 'Ranks', order: 1 };
  const names = read([
    soldCategory([soldPackage({ id: 1 })], { id: 12, name: 'Monthly', order: 1, parent }),
    soldCategory([soldPackage({ id: 2 })], { id: 11, name: 'Keys', order: 2 }),
    soldCategory([], { id: 13, name: 'Empty', order: 0 }),
    soldCategory([soldPackage({ id: 3 })], { ...parent }),
    soldCategory([soldPackage({ id: 4 })], { id: 14, name: 'Forever', order: 0, parent }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['Ranks', 'Forever', 'Monthly', 'Keys']);
});
