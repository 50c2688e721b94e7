import * as v from 'valibot';
import { isHostName, isUrl } from '../urls';
import { quoted } from './fields';

/** Parses an address; null if it is not valid. */
const urlOf = (value: string): URL | null => (isUrl(value) ? new URL(value) : null);

/** Removes the dot that DNS allows at the end of a host. */
const withoutDot = (host: string): string => host.replace(/\.$/, '');

/** True for an address that begins with `https://`. Browsers read `https:page` as a page of the same site. */
export const isHttpsUrl = (value: string): boolean =>
  /^https:\/\/[^\s/\\][^\s\\]*$/i.test(value) && urlOf(value) !== null;

/** True for an address whose host is valid in DNS. Other characters that URLs allow have a meaning in a policy (`*`, `;`). */
const hasHostName = (value: string): boolean => {
  const host = withoutDot(urlOf(value)?.hostname ?? '');
  return host.startsWith('[') || isHostName(host);
};

export const httpsUrl = v.pipe(
  quoted,
  v.check(isHttpsUrl, 'must be an address that begins with https://, like https://example.org/page'),
);

/** Origin of the site: `https://`, a host and optionally a port, in the form that browsers use. */
export const origin = v.pipe(
  quoted,
  v.check((value) => {
    const url = urlOf(value);
    return (
      url !== null &&
      isHttpsUrl(value) &&
      hasHostName(value) &&
      value.replace(/\/$/, '').split('/').length === 3
    );
  }, 'must be https:// and a domain with nothing behind it, like https://example.org'),
  v.transform((value) => {
    const url = new URL(value);
    url.hostname = withoutDot(url.hostname);
    return url.origin;
  }),
);

/** A host and optional port, in the form that players type into the game. */
export const address = v.pipe(
  quoted,
  v.transform((value) => value.replace(/\.(?=:\d+$|$)/, '')),
  v.check(
    (value) => /^[^\s/?#@\\]+$/.test(value) && urlOf(`https://${value}`) !== null,
    'must be a host as players type it, like play.example.org or play.example.org:25577',
  ),
);

/** A web address with all these placeholders in braces, none of them in its host. */
export const template = (...parts: readonly string[]) => {
  const braced = parts.map((part) => `{${part}}`);
  const isTemplate = (value: string) =>
    /^https:\/\/[^/?#{}]+[/?#]/.test(value) &&
    isHttpsUrl(value) &&
    hasHostName(value) &&
    braced.every((part) => value.includes(part));
  return v.pipe(
    quoted,
    v.check(isTemplate, `must be an address like https://example.org/${braced.join('/')}`),
  );
};
