import * as v from 'valibot';
import { type Catalogue, catalogueSchema, type Checkout, checkoutSchema, SHOP_PATHS } from '@/contract/shop';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { isShopAddress } from './shop-address';

interface Purchase {
  packageId: string;
  player: string;
}

const shownSchema = v.pipe(
  catalogueSchema,
  v.check(({ shop }) => isShopAddress(shop)),
);
const openedSchema = v.pipe(
  checkoutSchema,
  v.check(({ url }) => isShopAddress(url)),
);

/** Visitors' calls about the web shop. */
export const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCatalogue: build.query<Catalogue, undefined>({
      query: () => ({ url: SHOP_PATHS.catalogue, validateStatus: expectResponse(shownSchema) }),
    }),
    /** Makes a basket with one package for a player. */
    makeCheckout: build.mutation<Checkout, Purchase>({
      query: (body) => ({
        url: SHOP_PATHS.checkout,
        method: 'POST',
        body,
        validateStatus: expectResponse(openedSchema),
      }),
    }),
  }),
});

/** Asks for the catalogue again. */
export const refreshCatalogue = () =>
  shopApi.endpoints.getCatalogue.initiate(undefined, { forceRefetch: true, subscribe: false });
