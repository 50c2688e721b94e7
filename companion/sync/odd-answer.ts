import { printable } from '../printable';
import type { Posted } from './post';

/** Characters of a body that are searched for words, and of each part of the description. */
const SEARCHED = 2_000;
const SHOWN = 100;

/**
 * Describes a response that the site did not write, such as a proxy's error page or a hotel's login page, on one line.
 * @param key hidden where the response repeats it
 */
export function describeOdd({ status, type, location, text }: Posted, key: string): string {
  const hide = (part: string) => part.replaceAll(key, '…');
  const show = (part: string) => printable(hide(part), SHOWN);
  const words = printable(wordsOf(hide(text)), SHOWN);
  const facts = [`status ${String(status)}`, show(type), location && `to ${show(location)}`].filter(Boolean);
  const advice = location
    ? 'If that is the site’s new address, give it as --site'
    : 'If this goes on, check --site, and that the site is up to date';
  return `Something other than the site answered (${facts.join(', ')}) with ${words ? `“${words}”` : 'nothing in it'}. ${advice}`;
}

/** Returns the text without markup, each run of spaces as one. */
const wordsOf = (text: string): string =>
  text
    .slice(0, SEARCHED)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ');
