import type { Store, WrittenStore } from '@/contract/network/store';
import { withSpaces } from './locale';

/**
 * Adds a text to each price, `$4.99`; whole amounts have no decimals. The build does this, since browsers and Node differ in
 * signs and spaces.
 * @param locale BCP 47
 */
export const withPrices = (store: WrittenStore, locale: string): Store => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    numberingSystem: 'latn',
    currency: store.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return {
    ...store,
    sections: store.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, priceText: withSpaces(format.format(item.price)) })),
    })),
  };
};
