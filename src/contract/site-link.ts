import { isUrl } from './is-url';

/** `https:` and a host, `mailto:` and an address, or a path of the site: one slash, and no way out of it. */
const LINK =
  /^(?:https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\?@]+@[^\s\\@?]+(?:\?[^\s\\]*)?|\/(?:[^\s/\\][^\s\\]*)?)$/;
const PATH = /^\/(?:[^\s/\\][^\s\\]*)?$/;

/** Whether a link of what the owner writes may lead there, and is an address that can be read: `https://[` is none. */
export const isSiteLink = (text: string): boolean => LINK.test(text) && isUrl(text, 'https://site.invalid');

/** Whether a picture is the site's own. */
export const isSitePath = (text: string): boolean => PATH.test(text);

/** Completes `This link ...`. */
export const LINK_RULE = 'must be a valid address that begins with https://, mailto: or one slash';
