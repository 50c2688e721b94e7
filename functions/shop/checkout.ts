import { shopRefusals } from '#messages/shop';
import { store } from '#network/store';
import { PUBLIC_PATHS } from '@/contract/pages';
import { isShopHost } from '@/contract/shop-hosts';
import type { ShopSetting } from '../core/env/shop-setting';
import { ApiError } from '../core/errors/api-error';
import { noteFailure } from '../core/failures/note-failure';
import { field } from '../core/untrusted';
import { askShop, ShopError, shopUnavailable } from './ask-shop';
import type { Catalogues } from './catalogues';

export interface CheckoutParts {
  readonly setting: ShopSetting;
  readonly catalogues: Catalogues;
  /** Base of the site's own addresses, without a slash at the end. */
  readonly siteUrl: string;
}

export function createCheckout({ setting, catalogues, siteUrl }: CheckoutParts) {
  const page = siteUrl + PUBLIC_PATHS.store;

  /**
   * Fills a new basket, and returns the address of its checkout. The shop learns the package and the player's name, nothing else.
   * @throws ShopError without a usable answer
   */
  async function fillBasket(packageId: string, player: string): Promise<string> {
    const basket = await askShop(setting, `accounts/${setting.token}/baskets`, {
      complete_url: page,
      cancel_url: page,
      complete_auto_redirect: true,
      username: player,
    });
    const ident = field(basket, 'ident');
    if (typeof ident !== 'string' || !/^[\w-]{1,200}$/.test(ident)) throw new ShopError('bad_answer');
    const filled = await askShop(setting, `baskets/${ident}/packages`, {
      package_id: Number(packageId),
      quantity: 1,
    });
    const url = field(field(filled, 'links'), 'checkout');
    if (typeof url !== 'string') throw new ShopError('bad_answer');
    if (!isShopHost(url, setting.url)) throw new ShopError('wrong_host');
    return url;
  }

  /**
   * Returns the address at which a package is paid for. Two calls make two baskets, which harms nobody: the one that is not paid
   * for is forgotten by the shop.
   * @throws ApiError `not_found` for a package that is not in the catalogue, `shop_unavailable`
   */
  return async (packageId: string, player: string): Promise<string> => {
    const catalogue = await catalogues.current();
    const packages = catalogue?.categories.flatMap((category) => category.packages);
    if (packages && !packages.some(({ id }) => id === packageId))
      throw new ApiError('not_found', shopRefusals.unknownPackage);
    try {
      if (!packages) throw new ShopError('no_answer');
      return await fillBasket(packageId, player);
    } catch (fault) {
      if (!(fault instanceof ShopError)) throw fault;
      noteFailure('shop', fault.reason);
      // The network's own data names a page while the shop never has.
      const shop = catalogue?.shop ?? store.sections[0]?.url;
      const details = shop === undefined ? {} : { fields: { shop } };
      throw shopUnavailable(shopRefusals.noBasket, details);
    }
  };
}
