import { isUrl } from './is-url';

/** `https:` and a host, `mailto:` and an address, or a path of the site: one slash, and no way out of it. Schemes have no case. */
const LINK =
  /^(?:https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\?@]+@[^\s\\@?]+(?:\?[^\s\\]*)?|\/(?:[^\s/\\][^\s\\]*)?)$/i;
const PATH = /^\/(?:[^\s/\\][^\s\\]*)?$/;

/** Whether a link of what the owner writes may lead there, and is an address that can be read: `https://[` is none. */
export const isSiteLink = (text: string): boolean => LINK.test(text) && isUrl(text, 'https://site.invalid');

/** Whether a picture is the site's own. */
export const isSitePath = (text: string): boolean => PATH.test(text);

/** Completes `This link ...`. */
export const LINK_RULE = 'must be a valid address that begins with https://, mailto: or one slash';

const SCHEME = /^(?:https|mailto):/i;
/** A host with a dot, as `discord.gg`, and whatever follows it. Its last part has letters: `1.21` is a version. */
const BARE =
  /^((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59}))(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;
/** Endings of files, which are no hosts: somebody has forgotten the slash before them. */
const FILE = /\.(?:html?|php|md|txt|pdf|png|jpe?g|gif|webp|avif|svg|ics|xml|zip|jar)$/i;

/** Returns a link as it is meant: with `https://` before `discord.gg/name`, and a scheme in small letters. Others stay as they are. */
export const completedLink = (text: string): string => {
  const host = BARE.exec(text)?.[1];
  if (host !== undefined && !FILE.test(host)) return `https://${text}`;
  return text.replace(SCHEME, (scheme) => scheme.toLowerCase());
};
