import * as v from 'valibot';
import { type Catalogue, catalogueSchema, type Checkout, checkoutSchema, SHOP_PATHS } from '@/contract/shop';
import { api, expectResponse } from '@/store/api';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Checks that an address may be opened: `https`, or `http` on this machine. */
export const isShopAddress = (address: string): boolean => {
  try {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  } catch {
    return false;
  }
};

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
