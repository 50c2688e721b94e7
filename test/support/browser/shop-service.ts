import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { API_BASE } from '@/contract/paths';
import { type Catalogue, SHOP_PATHS } from '@/contract/shop';
import { catalogue } from '../fixtures/catalogues';

export interface ShopService {
  /** Next responses. */
  catalogue: Catalogue | (() => Response);
  checkout: () => Response | Promise<Response>;
  /** Number of calls for the catalogue. */
  asked: number;
  /** Bodies of the checkouts asked for. */
  bought: unknown[];
}

export const CHECKOUT = 'https://checkout.tebex.io/basket';

/** A site with a shop, which makes checkouts. */
export const serveShop = (network: SetupServer, first: Partial<ShopService> = {}): ShopService => {
  const service: ShopService = {
    catalogue: catalogue(),
    checkout: () => Response.json({ url: CHECKOUT }),
    asked: 0,
    bought: [],
    ...first,
  };
  network.use(
    http.get(`${API_BASE}${SHOP_PATHS.catalogue}`, () => {
      service.asked += 1;
      return typeof service.catalogue === 'function' ? service.catalogue() : Response.json(service.catalogue);
    }),
    http.post(`${API_BASE}${SHOP_PATHS.checkout}`, async ({ request }) => {
      service.bought.push(await request.json());
      return service.checkout();
    }),
  );
  return service;
};
