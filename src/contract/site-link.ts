import { isUrl } from './urls';

/**
 * `https:` and a host, `mailto:` and an address, or a path of the site: one slash, and no way out of the
 * site. Schemes are case-insensitive.
 */
const LINK =
  /^(?:https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\?@]+@[^\s\\@?]+(?:\?[^\s\\]*)?|\/(?:[^\s/\\][^\s\\]*)?)$/i;
const PATH = /^\/(?:[^\s/\\][^\s\\]*)?$/;

/** Checks that a link in the owner's content is allowed and parses as a URL; `https://[` does not. */
export const isSiteLink = (text: string): boolean => LINK.test(text) && isUrl(text, 'https://site.invalid');

/** Checks that a picture is the site's own. */
export const isSitePath = (text: string): boolean => PATH.test(text);

/** Completes `This link ...`. */
export const LINK_RULE = 'must be a valid address that begins with https://, mailto: or one slash';

const SCHEME = /^(?:https|mailto):/i;
/**
 * A host with a dot, such as `discord.gg`, and anything after it. Its last label consists of letters: `1.21`
 * is a version.
 */
const BARE =
  /^((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59}))(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;
/** File extensions, which are not hosts: the slash before the path is missing. */
const FILE = /\.(?:html?|php|md|txt|pdf|png|jpe?g|gif|webp|avif|svg|ics|xml|zip|jar)$/i;

/**
 * Returns the intended link: adds `https://` to `discord.gg/name`, and lowercases the scheme. Others are
 * unchanged.
 */
export const completedLink = (text: string): string => {
  const host = BARE.exec(text)?.[1];
  if (host !== undefined && !FILE.test(host)) return `https://${text}`;
  return text.replace(SCHEME, (scheme) => scheme.toLowerCase());
};
