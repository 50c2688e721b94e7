import * as v from 'valibot';
import { cleanText, cutUnits } from '@/contract/clean-text';
import type { ShopCategory, ShopPackage } from '@/contract/shop';
import { isShopPicture } from '@/contract/shop-hosts';
import { field } from '../core/untrusted';

const MOST_CATEGORIES = 50;
/** Upper bound of packages in all categories together. */
const MOST_PACKAGES = 500;
const NAME_LIMIT = 100;
const ADDRESS_LIMIT = 500;
/** Highest believable price, the same as in a network's own store data. */
const HIGHEST_PRICE = 9_999_999;

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(String));
const name = v.pipe(
  v.string(),
  v.transform((text) => cutUnits(cleanText(text, 'line').trim(), NAME_LIMIT)),
  v.nonEmpty(),
);
const html = v.nullish(v.string(), '');
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST_PRICE));

/** Package as Tebex documents it. Prices are numbers, never text. */
const packageSchema = v.object({
  id,
  name,
  description: html,
  image: v.optional(v.unknown()),
  /** A package of both kinds is bought once unless its buyer chooses otherwise. */
  type: v.pipe(
    v.picklist(['single', 'subscription', 'both']),
    v.transform((type) => (type === 'both' ? 'single' : type)),
  ),
  base_price: amount,
  sales_tax: v.nullish(amount, 0),
  total_price: v.nullish(amount),
  discount: v.nullish(amount, 0),
  currency: v.string(),
  expiration_date: v.optional(v.unknown()),
});
type Sold = v.InferOutput<typeof packageSchema>;

const categorySchema = v.object({
  id,
  name,
  description: html,
  order: v.nullish(v.number(), 0),
  parent: v.optional(v.unknown()),
  packages: v.nullish(v.array(v.unknown()), []),
});
type Section = v.InferOutput<typeof categorySchema>;

export interface ReadingOptions {
  readonly currency: string;
  /** Base URL of the shop's API. */
  readonly shopUrl: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly toText: (html: string) => string;
}

export interface ReadCategories {
  readonly categories: ShopCategory[];
  /** Names of categories and packages that were left out because they are not as documented. */
  readonly leftOut: string[];
}

/** Reads the shop's list of categories in its order, subcategories after their parent. Categories without packages are left out. */
export function readCategories(said: readonly unknown[], options: ReadingOptions): ReadCategories {
  const leftOut: string[] = [];
  const seen = new Set<string>();
  const take = <Schema extends v.GenericSchema<unknown, { id: string }>>(
    schema: Schema,
    kind: string,
    value: unknown,
  ): v.InferOutput<Schema>[] => {
    const { success, output } = v.safeParse(schema, value);
    const key = `${kind} ${String(success ? output.id : field(value, 'id'))}`;
    if (success && !seen.has(key)) {
      seen.add(key);
      return [output];
    }
    leftOut.push(cutUnits(key, NAME_LIMIT));
    return [];
  };
  let room = MOST_PACKAGES;
  const sections = said.flatMap((value) => take(categorySchema, 'category', value)).toSorted(byOrder);
  const categories = sections.slice(0, MOST_CATEGORIES).map((section) => {
    const packages = section.packages
      .slice(0, room)
      .flatMap((value) => take(packageSchemaOf(options), 'package', value));
    room -= packages.length;
    const { id: own, name: title, description } = section;
    return { id: own, name: title, text: options.toText(description), packages };
  });
  return { categories: categories.filter(({ packages }) => packages.length > 0), leftOut };
}

/** Orders by the parent, then the parent itself before its children, then by their own order. */
function byOrder(a: Section, b: Section): number {
  const placeOf = ({ id: own, order, parent }: Section): number[] => {
    const [parentOrder, parentId] = [field(parent, 'order'), field(parent, 'id')];
    return typeof parentOrder === 'number' && typeof parentId === 'number'
      ? [parentOrder, parentId, 1, order]
      : [order, Number(own), 0, 0];
  };
  const [first, second] = [placeOf(a), placeOf(b)];
  return (
    first.map((value, index) => value - (second[index] ?? 0)).find((difference) => difference !== 0) ?? 0
  );
}

const packageSchemaOf = (options: ReadingOptions) =>
  v.pipe(
    packageSchema,
    v.check(({ currency }) => currency === options.currency),
    v.transform((sold) => ({ sold, price: pricesOf(sold) })),
    v.check(({ price: { price } }) => price >= 0),
    v.transform(({ sold, price }): ShopPackage => ({
      id: sold.id,
      name: sold.name,
      text: options.toText(sold.description),
      image: pictureOf(sold.image, options.shopUrl),
      type: sold.type,
      ...price,
      saleEndsAt: price.before === null ? null : endOf(sold.expiration_date, options.now),
    })),
  );

/**
 * Returns the price before tax with and without the sale. `discount` is an amount. Stores differ in whether `base_price` already
 * has it subtracted; `total_price` always has.
 */
function pricesOf({
  base_price,
  sales_tax,
  total_price,
  discount,
}: Sold): Pick<ShopPackage, 'price' | 'before'> {
  const price = rounded(
    total_price === undefined || total_price === null ? base_price - discount : total_price - sales_tax,
  );
  const before = rounded(price + discount);
  return { price, before: before > price ? before : null };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function pictureOf(image: unknown, shopUrl: string): string | null {
  const isPicture =
    typeof image === 'string' && image.length <= ADDRESS_LIMIT && isShopPicture(image, shopUrl);
  return isPicture ? new URL(image).href : null;
}

/** Returns the time at which the package is no longer sold, which ends its sale at the latest; null for a past one. */
function endOf(date: unknown, now: number): string | null {
  const at = typeof date === 'string' ? Date.parse(date) : NaN;
  return at > now ? new Date(at).toISOString() : null;
}
