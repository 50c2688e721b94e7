import * as v from 'valibot';
import { figure, time } from './shapes';
import { isUrl } from './urls';

/** Paths below `API_BASE` for the shop as it is sold. */
export const SHOP_PATHS = { catalogue: '/store', checkout: '/store/checkout' } as const;

const url = v.pipe(
  v.string(),
  v.check((text) => isUrl(text)),
);

/** Kinds of packages: bought once, or paid for again each period. */
const PACKAGE_KINDS = ['single', 'subscription'] as const;

const shopPackageSchema = v.object({
  /** The shop's own id. */
  id: v.string(),
  name: v.string(),
  /** Plain text with line breaks. */
  text: v.string(),
  image: v.nullable(url),
  type: v.picklist(PACKAGE_KINDS),
  /** In the catalogue's currency, as the shop says it. */
  price: figure,
  /** Price without the sale; null without one. */
  before: v.nullable(figure),
  /** Null without a sale, or for one whose end the shop does not say. */
  saleEndsAt: v.nullable(time),
});
export type ShopPackage = v.InferOutput<typeof shopPackageSchema>;

const shopCategorySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Plain text with line breaks. */
  text: v.string(),
  packages: v.array(shopPackageSchema),
});
export type ShopCategory = v.InferOutput<typeof shopCategorySchema>;

/** `GET /api/store`: the shop's catalogue. */
export const catalogueSchema = v.object({
  /** Time at which the shop gave it. */
  fetchedAt: time,
  /** True while the shop does not answer, and this is what it said last. */
  stale: v.boolean(),
  /** ISO 4217. */
  currency: v.string(),
  /** The shop's own page, where everything can be bought without this site. */
  shop: url,
  categories: v.array(shopCategorySchema),
});
export type Catalogue = v.InferOutput<typeof catalogueSchema>;

/** `POST /api/store/checkout`: the address of a basket's checkout. */
export const checkoutSchema = v.object({ url });
export type Checkout = v.InferOutput<typeof checkoutSchema>;
