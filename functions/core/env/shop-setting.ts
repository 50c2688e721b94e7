/** Tebex store whose catalogue the site shows. */
export interface ShopSetting {
  /** Public token. It is no secret, but is kept out of logs and responses. */
  readonly token: string;
  /** Base URL of the shop's API, without a slash at the end. */
  readonly url: string;
}

export const TEBEX_URL = 'https://headless.tebex.io';

export const SHOP_TOKEN_RULE = 'the public token of a Tebex store, such as t66x-7cd928b1e9312709';

/** Accepts text that can be part of a path. */
export function parseShopToken(text: string): string | null {
  return /^[\w-]{1,100}$/.test(text) ? text : null;
}
