/** A backslash escapes the next character, unless that is a letter, a digit or a space. */
const ESCAPED = /\\(?<sign>[^0-9A-Za-z\s])/g;
/** Stands in for an escaped character. */
const NOTHING = '\0';
const ADDRESS = /https?:\/\/[\w\-.:/?#!$&'+,;=%~]+/g;
/** Markup listed in Discord's "Markdown Text 101" and "Message Formatting". */
const MARKUP =
  /\*[^*]+\*|__[^_]+__|\b_[^_]+_\b|~~.+?~~|\|\|.+?\|\||`[^`]+`|\[[^\]]*\]\(|<[@#:at/][^>]*>|@(?:everyone|here)\b|^ *(?:[-*+] |>{1,3} |-?#{1,3} |\d+\. )/imu;

/** Returns the text that a reader of the chat sees, if nothing in it is formatted. */
export const asShown = (text: string): string => text.replace(ESCAPED, '$<sign>');

/**
 * Returns the part of a text that the platform would format or turn into a link or mention; null if it shows the text unchanged.
 */
export function markupIn(text: string): string | null {
  const left = text.replace(ESCAPED, NOTHING).replace(ADDRESS, (address) => 'x'.repeat(address.length));
  return MARKUP.exec(left)?.[0] ?? null;
}
