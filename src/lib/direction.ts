/** Letters of scripts that are written from right to left, and controls that turn what follows them. */
const TURNING =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const LETTER = /\p{L}/u;

/**
 * Returns a text as it stands within an English sentence that is plain text: a name in Hebrew does not turn the words around it,
 * not even as the first one, by which `dir="auto"` would judge the sentence. In markup `<bdi>` does the same.
 */
export const isolated = (text: string): string => (TURNING.test(text) ? `\u200E\u2068${text}\u2069` : text);

/** Returns the direction of a text's first letter, as `dir="auto"` does, for a box that has more in it than the text. */
export const directionOf = (text: string): 'ltr' | 'rtl' => {
  const first = LETTER.exec(text)?.[0] ?? '';
  return TURNING.test(first) ? 'rtl' : 'ltr';
};
