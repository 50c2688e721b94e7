import { locale } from '#network/locale';

const WHOLE = { minimumFractionDigits: 0, maximumFractionDigits: 0 };

/** Returns a format for prices; of a code that is no currency's, one for plain numbers. */
const formatOf = (currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  try {
    const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    return new Intl.NumberFormat(locale, { ...options, ...money });
  } catch {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, ...options });
  }
};

/**
 * `4.99` → `$4.99`, in the network's locale; whole amounts have no decimals. Browsers and Node may differ in signs, so an element
 * that shows it needs `suppressHydrationWarning`.
 */
export const formatPrice = (price: number, currency: string): string =>
  formatOf(currency, { numberingSystem: 'latn', ...(Number.isInteger(price) && WHOLE) })
    .format(price)
    // Fonts lack the narrow no-break space.
    .replaceAll('\u202F', '\u00A0');
