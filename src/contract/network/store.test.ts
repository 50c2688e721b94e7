import { withPrices } from '../../../tools/network/prices';
import { readSubject } from '../../../tools/network/read-subject';
import type { StoreInput } from './store';

type SectionInput = StoreInput['sections'][number];
type ItemInput = SectionInput['items'][number];

const item = (id: string, changes: Partial<ItemInput> = {}): ItemInput => ({
  id,
  title: id,
  description: 'Opens one crate.',
  price: 5,
  hue: 'gold',
  emblem: 'chest',
  ...changes,
});
const section = (id: string, changes: Partial<SectionInput> = {}): SectionInput => ({
  id,
  title: id,
  text: 'For the crates at spawn.',
  url: 'https://store.castle.example/keys',
  kind: 'grid',
  emblem: 'chest',
  items: [item(`${id}-one`)],
  ...changes,
});
const written = (changes: Partial<StoreInput> = {}): StoreInput => ({
  subtitle: 'Keys and ranks.',
  currency: 'EUR',
  sections: [section('keys')],
  footer: 'No refunds.',
  ...changes,
});
const items = (count: number) => Array.from({ length: count }, (_, index) => item(`item-${String(index)}`));
const sections = (count: number) =>
  Array.from({ length: count }, (_, index) => section(`section-${String(index)}`));
const priced = (price: unknown, currency: string) =>
  written({ currency, sections: [section('keys', { items: [item('key', { price: price as number })] })] });

test('what is not written has its default', () => {
  expect(readSubject('store', written())).toMatchObject({
    title: 'Server Store',
    purchaseLabel: 'Purchase',
    sections: [{ items: [{ benefits: [] }] }],
  });
});

test.each([
  ['eight sections', written({ sections: sections(8) })],
  ['a ladder of twelve', written({ sections: [section('ranks', { kind: 'ladder', items: items(12) })] })],
  ['a grid of sixty', written({ sections: [section('keys', { items: items(60) })] })],
  ['a currency in small letters', written({ currency: ' jpy ' })],
  ['a price of nothing', priced(0, 'EUR')],
  ['a price of 4.35', priced(4.35, 'EUR')],
  ['the highest price', priced(9_999_999, 'IDR')],
  ['a price with three decimals where the currency has them', priced(1.125, 'KWD')],
])('%s can be written', (_what, store) => {
  expect(() => readSubject('store', store)).not.toThrow();
});

test.each([
  ['nothing to sell', written({ sections: [] }), 'sections: must not be empty'],
  ['nine sections', written({ sections: sections(9) }), 'sections: must have 8 entries at most'],
  [
    'a ladder of thirteen',
    written({ sections: [section('ranks', { kind: 'ladder', items: items(13) })] }),
    'sections.0.items: must have 12 entries at most in a ladder',
  ],
  [
    'a grid of 61',
    written({ sections: [section('keys', { items: items(61) })] }),
    'sections.0.items: must have 60 entries at most in a grid',
  ],
  [
    'another kind',
    written({ sections: [section('keys', { kind: 'list' as 'grid' })] }),
    'sections.0.kind: must be one of ladder, grid',
  ],
  [
    'a currency’s sign',
    written({ currency: '€' }),
    'currency: must be the three letters of a currency (ISO 4217), like USD, EUR or JPY',
  ],
  [
    'a price in quotes',
    priced('5', 'EUR'),
    'sections.0.items.0.price: must be a number without quotes, like 4.99',
  ],
  ['a negative price', priced(-1, 'EUR'), 'sections.0.items.0.price: must be 0 at least'],
  ['a price that is too high', priced(1e7, 'IDR'), 'sections.0.items.0.price: must be 9999999 at most'],
  [
    'parts of a cent',
    priced(4.999, 'EUR'),
    'sections.0.items.0.price: must have 2 decimals at most, since EUR has no more',
  ],
  [
    'decimals of yen',
    priced(499.5, 'JPY'),
    'sections.0.items.0.price: must be a whole number, since JPY has no decimals',
  ],
  [
    'plain http',
    written({ sections: [section('keys', { url: 'http://store.castle.example' })] }),
    'sections.0.url: must be an address that begins with https://, like https://example.org/page',
  ],
  [
    'one id for a section and an item of another',
    written({ sections: [section('keys'), section('ranks', { items: [item('vip'), item('keys')] })] }),
    'sections.1.items.1.id: stands there twice',
  ],
  [
    'one title for two items of a section',
    written({
      sections: [section('keys', { items: [item('one', { title: 'Key' }), item('two', { title: 'Key' })] })],
    }),
    'sections.0.items.1.title: stands there twice',
  ],
  [
    'a benefit twice',
    written({ sections: [section('keys', { items: [item('key', { benefits: ['One', 'One'] })] })] }),
    'sections.0.items.0.benefits.1: stands there twice',
  ],
])('%s is refused', (_what, store, said) => {
  expect(() => readSubject('store', store)).toThrow(new Error(said));
});

test('a price of minus zero is shown without a sign', () => {
  const {
    sections: [keys],
  } = withPrices(readSubject('store', priced(-0, 'USD')), 'en-US');
  expect(keys?.items).toEqual([expect.objectContaining({ price: 0, priceText: '$0' })]);
});

test.each([
  [4, 'USD', 'en-US', '$4'],
  [4.5, 'USD', 'en-US', '$4.50'],
  [24.99, 'EUR', 'de-DE', '24,99\u00A0€'],
  [99_999, 'JPY', 'en-US', '¥99,999'],
  [5, 'CAD', 'en-US', '$5'],
])('%d %s in %s is shown as %s', (price, currency, locale, shown) => {
  const [keys] = withPrices(readSubject('store', priced(price, currency)), locale).sections;
  expect(keys?.items).toEqual([expect.objectContaining({ price, priceText: shown })]);
});
