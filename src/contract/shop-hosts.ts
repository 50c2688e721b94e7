import { isUrl } from './urls';

/** Domain of Tebex, with its subdomains. */
const TEBEX_DOMAIN = 'tebex.io';

/** Host from which Tebex serves uploaded pictures, besides its own domain. */
const TEBEX_CDN = 'dunb17ur4ymx4.cloudfront.net';

const parse = (text: string): URL | null => (isUrl(text) ? new URL(text) : null);

const isOf = (url: URL, tebexUrl: string | undefined): boolean =>
  (url.protocol === 'https:' && (url.host === TEBEX_DOMAIN || url.host.endsWith(`.${TEBEX_DOMAIN}`))) ||
  (tebexUrl !== undefined && url.origin === parse(tebexUrl)?.origin);

const hasNoCredentials = (url: URL): boolean => url.username === '' && url.password === '';

/**
 * Checks that an address is on Tebex over `https`, or on the host of `TEBEX_URL`. An address with a name or password in
 * it is not.
 */
export const isShopHost = (address: string, tebexUrl?: string): boolean => {
  const url = parse(address);
  return url !== null && hasNoCredentials(url) && isOf(url, tebexUrl);
};

/** Checks that a picture's address is covered by {@link shopPictureSources}. */
export const isShopPicture = (address: string, tebexUrl?: string): boolean => {
  const url = parse(address);
  return (
    url !== null &&
    hasNoCredentials(url) &&
    (isOf(url, tebexUrl) || (url.protocol === 'https:' && url.host === TEBEX_CDN))
  );
};

/** Sources of a shop's pictures, for `img-src` of the content security policy. */
export const shopPictureSources = (tebexUrl?: string): string[] => {
  const own = tebexUrl === undefined ? undefined : parse(tebexUrl)?.origin;
  return [
    `https://${TEBEX_DOMAIN}`,
    `https://*.${TEBEX_DOMAIN}`,
    `https://${TEBEX_CDN}`,
    ...(own === undefined ? [] : [own]),
  ];
};
