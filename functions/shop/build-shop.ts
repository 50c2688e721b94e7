import type { Database } from '../core/database/database';
import type { ShopSetting } from '../core/env/shop-setting';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { createCatalogues } from './catalogues';
import { createCheckout } from './checkout';
import { askCatalogue } from './read-catalogue';
import { createShopLog } from './shop-log';
import { createCatalogueStore } from './store/catalogue-store';

export type Shop = ReturnType<typeof buildShop>;

export function buildShop(
  database: Database,
  setting: ShopSetting,
  siteUrl: string,
  clock: Pick<Clock, 'now'>,
  log: Log,
) {
  const catalogues = createCatalogues({
    ask: () => askCatalogue(setting, () => clock.now()),
    store: createCatalogueStore(database, setting),
    clock,
    log: createShopLog(log),
  });
  return { catalogues, checkout: createCheckout({ setting, catalogues, siteUrl }) };
}
