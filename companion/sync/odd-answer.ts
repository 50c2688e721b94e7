import * as v from 'valibot';
import { ERROR_STATUS, type ErrorCode, type ErrorResponse, errorResponseSchema } from '@/contract/errors';
import { printable } from '../printable';
import type { Posted } from './post';

/** Stops at the first mistake: a list of all mistakes can be a thousand times longer than the answer. */
export const UNTIL_FIRST = { abortEarly: true } as const;

/** Characters of a body that are searched for words, and of each part of the description. */
const SEARCHED = 2_000;
const SHOWN = 100;

/** Returns null for text that is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the site's own error; null for an answer from something else. */
export function siteErrorOf({ status, text }: Posted): ErrorResponse['error'] | null {
  if (status < 400) return null;
  const read = v.safeParse(errorResponseSchema, parse(text), UNTIL_FIRST);
  if (!read.success) return null;
  const { error } = read.output;
  const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);
  return isCode(error.code) && ERROR_STATUS[error.code] === status ? error : null;
}

/** Returns the items of one list of a call, such as `players`, that the fields of the site's error name: `players[1].name`. */
export function itemsNamed<T>(
  fields: Readonly<Record<string, string>>,
  list: string,
  items: readonly T[],
): T[] {
  const places = Object.keys(fields).flatMap((name) => {
    const [, named, place] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
    return named === list ? [Number(place)] : [];
  });
  const wanted = new Set(places);
  return items.filter((_, place) => wanted.has(place));
}

/**
 * Describes a response that the site did not write, such as a proxy's error page or a hotel's login page, on one line.
 * @param key hidden where the response repeats it
 */
export function describeOdd({ status, type, location, text }: Posted, key: string): string {
  const hide = (part: string) => part.replaceAll(key, '…');
  const show = (part: string) => printable(hide(part), SHOWN);
  const shown = printable(textOf(hide(text)), SHOWN);
  const facts = [`status ${String(status)}`, show(type), location && `to ${show(location)}`].filter(Boolean);
  const advice = location
    ? 'If that is the site’s new address, use it as --site'
    : 'If this continues, check --site, and update the site';
  return `The response did not come from the site (${facts.join(', ')}): ${shown === '' ? 'it is empty' : `“${shown}”`}. ${advice}`;
}

/** Returns the text without markup, with each run of spaces as one. */
const textOf = (text: string): string =>
  text
    .slice(0, SEARCHED)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ');
