import * as v from 'valibot';
import { httpsUrl } from './address-fields';
import { across, atMost, emblem, faultIf, id, listOf, listUpTo, oneOf, text, textUpTo } from './fields';
import { HUES } from './visuals';

/** In a ladder, each item includes everything of the one before. A grid has no order. */
const KINDS = ['ladder', 'grid'] as const;

const MOST_SECTIONS = 8;
const MOST_ITEMS = { ladder: 12, grid: 60 } as const;

const item = v.strictObject({
  /** Unique within the file. */
  id,
  title: textUpTo(40),
  description: textUpTo(300),
  /** In the store's currency. */
  price: v.pipe(
    v.number('must be a number without quotes, like 4.99'),
    v.minValue(0, 'must be 0 at least'),
    v.maxValue(9_999_999, 'must be 9999999 at most'),
    // `-0` would be shown with its sign.
    v.transform(Math.abs),
  ),
  benefits: v.optional(listUpTo(30, textUpTo(200)), []),
  hue: oneOf(HUES),
  emblem,
});

const section = v.strictObject({
  /** Fragment of its address on the page. */
  id,
  title: textUpTo(60),
  text: textUpTo(400),
  /** Web shop page that its buttons open. */
  url: httpsUrl,
  kind: oneOf(KINDS),
  emblem,
  items: listOf(item, 'title'),
});

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
const currency = v.pipe(
  text,
  v.toUpperCase(),
  v.check(isCurrency, 'must be the three letters of a currency (ISO 4217), like USD, EUR or JPY'),
);

const decimalsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits ?? 0;

const written = v.strictObject({
  title: v.optional(textUpTo(60), 'Server Store'),
  subtitle: textUpTo(300),
  purchaseLabel: v.optional(textUpTo(30), 'Purchase'),
  /** Label for screen readers of the links at the top of the page, which lead to its sections. */
  contents: v.optional(textUpTo(60), 'Sections of the store'),
  currency,
  sections: v.pipe(listOf(section, 'title'), atMost(MOST_SECTIONS)),
  /** Terms of every purchase. */
  footer: textUpTo(400),
});
type Written = v.InferOutput<typeof written>;

const sizeFaults = ({ sections }: Written) =>
  sections.flatMap(({ kind, items }, index) =>
    faultIf(
      items.length > MOST_ITEMS[kind],
      `must have ${String(MOST_ITEMS[kind])} entries at most in a ${kind}`,
      'sections',
      index,
      'items',
    ),
  );

const priceFaults = ({ currency: code, sections }: Written) => {
  if (!isCurrency(code)) return [];
  const decimals = decimalsOf(code);
  const rule =
    decimals === 0
      ? `must be a whole number, since ${code} has no decimals`
      : `must have ${String(decimals)} decimals at most, since ${code} has no more`;
  return sections.flatMap(({ items }, index) =>
    items.flatMap(({ price }, place) =>
      faultIf(Number(price.toFixed(decimals)) !== price, rule, 'sections', index, 'items', place, 'price'),
    ),
  );
};

/** Checks that ids are unique, because they share one page. */
const idFaults = ({ sections }: Written) => {
  const seen = new Set<string>();
  const placed = sections.flatMap(({ id: own, items }, index) => [
    { id: own, at: ['sections', index, 'id'] as const },
    ...items.map((one, place) => ({ id: one.id, at: ['sections', index, 'items', place, 'id'] as const })),
  ]);
  return placed.flatMap(({ id: one, at }) => {
    if (seen.has(one)) return [{ at, message: 'stands there twice' }];
    seen.add(one);
    return [];
  });
};

/** `networks/NAME/store.ts`: the items that the web shop sells. */
export const storeSchema = v.pipe(
  written,
  across<Written>((store) => [...sizeFaults(store), ...priceFaults(store), ...idFaults(store)]),
);

export type StoreInput = v.InferInput<typeof storeSchema>;
export type WrittenStore = v.InferOutput<typeof storeSchema>;

type WrittenSection = WrittenStore['sections'][number];
/** Item with its price as displayed: `$4.99`. */
export type StoreItem = WrittenSection['items'][number] & { priceText: string };
export type StoreSection = Omit<WrittenSection, 'items'> & { items: readonly StoreItem[] };
export type Store = Omit<WrittenStore, 'sections'> & { sections: readonly StoreSection[] };
