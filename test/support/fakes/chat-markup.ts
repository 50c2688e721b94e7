/** A backslash takes the meaning of the sign after it, which is neither a letter, a digit nor a space. */
const ESCAPED = /\\(?<sign>[^0-9A-Za-z\s])/g;
/** Stands for a sign that means nothing any more. */
const NOTHING = '\0';
const ADDRESS = /https?:\/\/[\w\-.:/?#!$&'+,;=%~]+/g;
/** What Discord's "Markdown Text 101" and "Message Formatting" list. */
const MARKUP =
  /\*[^*]+\*|__[^_]+__|\b_[^_]+_\b|~~.+?~~|\|\|.+?\|\||`[^`]+`|\[[^\]]*\]\(|<[@#:at/][^>]*>|@(?:everyone|here)\b|^ *(?:[-*+] |>{1,3} |-?#{1,3} |\d+\. )/imu;

/** What a reader of the chat sees of a text in which nothing is formatted. */
export const asShown = (text: string): string => text.replace(ESCAPED, '$<sign>');

/** What of a text the platform would turn into something else: a link, a mention, another look; null when it shows all as it is. */
export function markupIn(text: string): string | null {
  const left = text.replace(ESCAPED, NOTHING).replace(ADDRESS, (address) => 'x'.repeat(address.length));
  return MARKUP.exec(left)?.[0] ?? null;
}
