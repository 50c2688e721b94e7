/**
 * Escape sequences of terminals: colors and moves of the cursor, titles and links, character sets. A lone escape character goes without
 * what follows it, which may be a letter of the text.
 */
const TERMINAL =
  // eslint-disable-next-line no-control-regex -- the codes are what is looked for
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)|\u001b(?:[()*+][\dA-Z]|[=>78])/g;
/** Word writes a line break as a vertical tab; other programs have their own. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control characters but tabs and line breaks, halves of characters, what is no character, and marks without a meaning in a text. */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}\uFEFF\uFFF9-\uFFFC\u206A-\u206F]|[^\P{Cc}\t\n]/gu;
/** Controls that turn the order of letters round, up to their end or that of the line: {@link ISOLATE} is what replaced them. */
const OVERRIDE = /[\u202A-\u202E]/g;
const ISOLATE = /[\u2066-\u2069]/g;
const END_OF_ISOLATE = '\u2069';

/**
 * One kind of a text that somebody types: several lines, one line, or one line that is read as a name, which is refused for what
 * is invisible in it instead of losing it.
 */
export type TextKind = 'lines' | 'line' | 'name';

/**
 * Returns a pasted text without what no keyboard makes: terminal codes, control characters, halves of characters. Every kind of
 * line break becomes `\n`, and in one line a space, as tabs do. Nothing that a reader sees is lost.
 */
export function cleanText(text: string, kind: TextKind): string {
  const printable = text.replace(TERMINAL, '').replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
  if (kind === 'lines') return printable.replace(OVERRIDE, '').replace(/.+/g, withEndedIsolates);
  const line = printable.replace(/[\t\n]+/g, ' ');
  return kind === 'name' ? line : line.replace(OVERRIDE, '').replace(ISOLATE, '');
}

/** An isolate that has no end would reach over what the page writes after the line. */
function withEndedIsolates(line: string): string {
  let open = 0;
  const ended = line.replace(ISOLATE, (mark) => {
    if (mark !== END_OF_ISOLATE) open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return mark;
  });
  return ended + END_OF_ISOLATE.repeat(open);
}

/**
 * Invisible characters that pasted names have around them, and that change the order of no letter. In a longer text, direction marks
 * belong to its punctuation.
 */
const AROUND_NAMES = /[\s\u00AD\u061C\u200B\u200E\u200F\u202A\u202C\u2060\u2066\u2068\u2069\uFEFF]/;

/** Returns a name or an address without the invisible characters around it. */
export function trimName(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && AROUND_NAMES.test(text.charAt(start))) start += 1;
  while (end > start && AROUND_NAMES.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** At most so many UTF-16 units from the start of a text, without half of a character at the end. */
export function cutUnits(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '');
}
