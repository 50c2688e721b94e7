/** Distance from a full-width character, as East Asian keyboards type it, to the plain one. */
const WIDTH = 0xfe_e0;

/** Replaces full-width characters by plain ones: `＠` becomes `@`. */
export const narrowed = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDTH));

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Replaces digits of other scripts, which all lie in rows of ten, by 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });

/**
 * Returns a code as it was shown, however it was typed: without spaces, dashes and invisible characters, in
 * plain characters.
 */
export const typedCode = (text: string): string =>
  withPlainDigits(narrowed(text)).replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '');
