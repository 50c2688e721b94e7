import { cutUnits } from '@/contract/clean-text';

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns text from elsewhere on one line, without what a terminal would obey, and with at most so many characters. A pair of
 * surrogates is never cut in half: the site refuses such text.
 */
export const printable = (text: string, limit = 300): string =>
  cutUnits(text.replace(/§./g, '').replace(UNPRINTABLE, ' ').trim(), limit);
