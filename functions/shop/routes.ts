import { shopRefusals } from '#messages/shop';
import { type Catalogue, catalogueSchema, type Checkout, checkoutSchema, SHOP_PATHS } from '@/contract/shop';
import { checkoutRequestSchemaFor } from '@/contract/shop-requests';
import { isNameHere, toPlayerName } from '@/lib/player-name';
import { ApiError } from '../core/errors/api-error';
import { json } from '../core/http/answers';
import { tagged } from '../core/http/conditional';
import { type Route, route } from '../core/http/route';
import { CHECKOUT_LIMIT } from '../core/limits/rate-limit';
import { shopUnavailable } from './ask-shop';
import type { Shop } from './build-shop';

/** Seconds for which the CDN keeps a catalogue, and one that the shop did not just give. */
const KEPT_SECONDS = 300;
const STALE_SECONDS = 60;

/** Cache tag of the catalogue in the CDN. */
const STORE_TAG = 'store';

/** @param shop null on a site without a shop, whose calls are not found */
export const shopRoutes = (shop: Shop | null): Route[] => {
  const found = (): Shop => {
    if (shop === null) throw new ApiError('not_found', shopRefusals.noShop);
    return shop;
  };
  return [
    route({
      method: 'GET',
      path: SHOP_PATHS.catalogue,
      summary: 'Get the catalogue of the web shop',
      gives: { 200: catalogueSchema, 304: null },
      refuses: ['not_found', 'shop_unavailable'],
      auth: 'public',
      limit: null,
      body: null,
      async handle({ request }) {
        const catalogue = await found().catalogues.current();
        if (catalogue === null) throw shopUnavailable(shopRefusals.noCatalogue);
        const seconds = catalogue.stale ? STALE_SECONDS : KEPT_SECONDS;
        return tagged(request, JSON.stringify(catalogue satisfies Catalogue), { seconds, tag: STORE_TAG });
      },
    }),

    route({
      method: 'POST',
      path: SHOP_PATHS.checkout,
      summary: 'Get the address at which a package is paid for',
      gives: { 200: checkoutSchema },
      refuses: ['not_found', 'shop_unavailable'],
      auth: 'public',
      limit: { rule: CHECKOUT_LIMIT, counted: 'before' },
      body: { schema: checkoutRequestSchemaFor(isNameHere) },
      async handle({ body: { packageId, player } }) {
        return json<Checkout>({ url: await found().checkout(packageId, toPlayerName(player) ?? player) });
      },
    }),
  ];
};
