import type { Catalogue } from '@/contract/shop';
import { isShopHost } from '@/contract/shop-hosts';
import { readEnvironment } from '../core/env/env';
import type { ShopSetting } from '../core/env/shop-setting';
import { field } from '../core/untrusted';
import { askShop, ShopError } from './ask-shop';
import { plainTextMaker } from './plain-text';
import { readCategories } from './read-packages';

/** Maximum length of the page's address. */
const ADDRESS_LIMIT = 500;

/** Catalogue as the shop gave it. */
export type FreshCatalogue = Omit<Catalogue, 'stale'>;

export interface CatalogueReading {
  readonly catalogue: FreshCatalogue;
  /** Names of categories and packages that were left out because they are not as documented. */
  readonly leftOut: readonly string[];
}

/**
 * Asks the shop for its catalogue.
 * @throws ShopError without a usable answer
 */
export async function askCatalogue(setting: ShopSetting, now: () => number): Promise<CatalogueReading> {
  const account = `accounts/${setting.token}`;
  const [store, said, toText] = await Promise.all([
    askShop(setting, account),
    askShop(setting, `${account}/categories?includePackages=1`),
    plainTextMaker(),
  ]);
  const [currency, shop] = [currencyOf(store), pageOf(store, setting)];
  if (currency === null || shop === null || !Array.isArray(said)) throw new ShopError('bad_answer');
  const at = now();
  const { categories, leftOut } = readCategories(said, { currency, shopUrl: setting.url, now: at, toText });
  // Nothing but rubbish is no answer, and must not replace an earlier catalogue.
  if (categories.length === 0 && leftOut.length > 0) throw new ShopError('bad_answer');
  return { catalogue: { fetchedAt: new Date(at).toISOString(), currency, shop, categories }, leftOut };
}

/**
 * Returns the shop's catalogue at this moment, for the build; null without `TEBEX_TOKEN`.
 * @throws ShopError without a usable answer; Error that names an invalid variable
 */
export async function readCatalogue({
  TEBEX_TOKEN,
  TEBEX_URL,
}: Readonly<Record<string, string | undefined>>): Promise<Catalogue | null> {
  const { shop } = readEnvironment({ TEBEX_TOKEN, TEBEX_URL });
  if (shop === null) return null;
  const { catalogue } = await askCatalogue(shop, Date.now);
  return { ...catalogue, stale: false };
}

function currencyOf(store: unknown): string | null {
  const code = field(store, 'currency');
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : null;
}

/** Returns the shop's own page. Owners may give it a host of their own, so any is right, but always over `https`. */
function pageOf(store: unknown, { url }: ShopSetting): string | null {
  const address = field(store, 'webstore_url');
  if (typeof address !== 'string' || address.length > ADDRESS_LIMIT) return null;
  const page = URL.parse(isShopHost(address, url) ? address : address.replace(/^http:/i, 'https:'));
  const isPage = page && /^https?:$/.test(page.protocol) && page.username === '' && page.password === '';
  return isPage ? page.href : null;
}
