import { shop } from '#messages/shop';
import type { ShopPackage } from '@/contract/shop';
import { openTab } from '@/lib/open-tab';
import { toFailure, type Failure } from '@/store/failure';
import type { AppThunk } from '@/store/reducer';
import { refreshCatalogue, shopApi } from './shop-api';

export type CheckoutResult =
  | { kind: 'opened' }
  /** The browser blocked the tab, or the visitor closed it. */
  | { kind: 'blocked'; url: string }
  | { kind: 'failed'; failure: Failure };

/**
 * Makes a basket with one package for a player, and opens its checkout in a new tab. Call it in a press: the tab opens at once, and
 * navigates when the address is known. A package that is gone makes the catalogue refresh.
 */
export const openCheckout =
  ({ id, name }: ShopPackage, player: string): AppThunk<Promise<CheckoutResult>> =>
  async (dispatch) => {
    const tab = openTab(shop.checkout.openingFor(name), shop.checkout.opening);
    const { data, error } = await dispatch(
      shopApi.endpoints.makeCheckout.initiate({ packageId: id, player }, { track: false }),
    );
    if (data) {
      if (!tab || tab.closed) return { kind: 'blocked', url: data.url };
      tab.location.replace(data.url);
      return { kind: 'opened' };
    }
    tab?.close();
    const failure = toFailure(error);
    if (failure.status === 404) void dispatch(refreshCatalogue());
    return { kind: 'failed', failure };
  };
