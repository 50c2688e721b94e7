/** Distance of a full-width sign, as keyboards of East Asia type it, to the plain one. */
const WIDTH = 0xfe_e0;

/** Returns a text with plain signs in place of full-width ones: `＠` is `@`. */
export const narrowed = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDTH));

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns a text with the digits 0 to 9 in place of those of other scripts, which all lie in rows of ten. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });

/** Returns a code as it was shown, however it was typed: without spaces, dashes and invisible characters, and in plain signs. */
export const typedCode = (text: string): string =>
  withPlainDigits(narrowed(text)).replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '');
