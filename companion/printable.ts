import { cutUnits } from '@/contract/clean-text';

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns outside text on one line, without terminal control characters, cut to `limit` characters. A surrogate pair is never
 * split: the site refuses such text.
 */
export const printable = (text: string, limit = 300): string =>
  cutUnits(text.replace(/§./g, '').replace(UNPRINTABLE, ' ').trim(), limit);

/** Returns a number of things in words: `1 vote`, `2 votes`. */
export const countOf = (count: number, thing: string): string =>
  `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
