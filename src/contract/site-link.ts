/** `https:` and a host, `mailto:` and an address, or a path of the site: one slash, and no way out of it. */
const LINK =
  /^(?:https:\/\/[^\s/\\?#@]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\?@]+@[^\s\\@?]+(?:\?[^\s\\]*)?|\/(?:[^\s/\\][^\s\\]*)?)$/;
const PATH = /^\/(?:[^\s/\\][^\s\\]*)?$/;

/** Where a link of what the owner writes may lead. */
export const isSiteLink = (text: string): boolean => LINK.test(text);

/** Whether a picture is the site's own. */
export const isSitePath = (text: string): boolean => PATH.test(text);

/** Completes `This link ...`. */
export const LINK_RULE = 'must begin with https://, mailto: or one slash';
