/**
 * Anything with a meaning in Markdown: characters, openings of a line, and addresses, which the parser makes
 * links.
 */
const MARKS = /[\\`*_[\]<&\n]|https:|discord\.gg\/|^\s*(?:#|>|[-+]|~~~|={3}|\d+[.)]|\s{4})/i;

/** True for Markdown that is a single paragraph of text and looks the same without a parser. */
export const isPlainText = (markdown: string): boolean => !MARKS.test(markdown);
