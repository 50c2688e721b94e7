// Decision record: docs/decisions/0026-unicode.md

/**
 * Terminal escape sequences: colors and cursor moves, titles and links, character sets. A lone escape
 * character is removed without the next character, which may belong to the text.
 */
const TERMINAL =
  // eslint-disable-next-line no-control-regex -- the codes are what is looked for
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)|\u001b(?:[()*+][\dA-Z]|[=>78])/g;
/** Word writes a line break as a vertical tab; other programs have their own characters. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * Control characters except tabs and line breaks, lone surrogates, noncharacters, and marks without meaning
 * in a text.
 */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}\uFEFF\uFFF9-\uFFFC\u206A-\u206F]|[^\P{Cc}\t\n]/gu;
/**
 * Controls that reverse the order of letters up to their end or the end of the line; {@link ISOLATE} matches
 * their successors.
 */
const OVERRIDE = /[\u202A-\u202E]/g;
const ISOLATE = /[\u2066-\u2069]/g;
const END_OF_ISOLATE = '\u2069';

/**
 * Kind of a typed text: several lines, one line, or one line read as a name. Invisible characters within a
 * name are rejected, not removed.
 */
export type TextKind = 'lines' | 'line' | 'name';

/**
 * Removes everything from a pasted text that no keyboard types: terminal codes, control characters, lone
 * surrogates. All kinds of line breaks become `\n`, or a space in a single line, as do tabs. Nothing visible
 * is lost.
 */
export function cleanText(text: string, kind: TextKind): string {
  const printable = text.replace(TERMINAL, '').replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
  if (kind === 'lines') return printable.replace(OVERRIDE, '').replace(/.+/g, withEndedIsolates);
  const line = printable.replace(/[\t\n]+/g, ' ');
  return kind === 'name' ? line : line.replace(OVERRIDE, '').replace(ISOLATE, '');
}

/** An unterminated isolate would affect the page's text after the line. */
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
 * Invisible characters around pasted names, none of which changes the order of letters. In a longer text,
 * direction marks belong to its punctuation.
 */
const AROUND_NAMES = /[\s\u00AD\u061C\u200B\u200E\u200F\u202A\u202C\u2060\u2066\u2068\u2069\uFEFF]/;

/** Returns a name or an address without the invisible characters around it. */
export function trimName(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && AROUND_NAMES.test(text.charAt(start))) start += 1;
  while (end > start && AROUND_NAMES.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Returns at most the given number of UTF-16 units from the start of a text, without a lone surrogate at the
 * end.
 */
export function cutUnits(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '');
}
