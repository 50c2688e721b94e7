/** Letters of right-to-left scripts, and controls that reverse the text after them. */
const TURNING =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const LETTER = /\p{L}/u;

/**
 * Isolates a text for an English sentence in plain text: a Hebrew name does not reverse the words around it,
 * even as the first one, by which `dir="auto"` would judge the sentence. In markup `<bdi>` does the same.
 */
export const isolated = (text: string): string => (TURNING.test(text) ? `\u200E\u2068${text}\u2069` : text);

/**
 * Returns the direction of a text's first letter, like `dir="auto"`, for a box that contains more than the
 * text.
 */
export const directionOf = (text: string): 'ltr' | 'rtl' => {
  const first = LETTER.exec(text)?.[0] ?? '';
  return TURNING.test(first) ? 'rtl' : 'ltr';
};
