const ELLIPSIS = '...';
/** A character that is made of more than this is cut in two: somebody stacks marks, and nothing readable is lost. */
const LONGEST_CHARACTER = 64;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * At most so many UTF-16 units from the start of a text, which ends with three dots where something is missing. What
 * readers see as one character stays whole; what Unicode counts as one does in any case.
 */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, boundary(text, limit - ELLIPSIS.length))}${ELLIPSIS}`;
}

/** The last place up to `most` where a text may be cut. */
function boundary(text: string, most: number): number {
  const start = characters.segment(text).containing(most)?.index ?? most;
  if (most - start <= LONGEST_CHARACTER) return start;
  return isInsidePair(text, most) ? most - 1 : most;
}

function isInsidePair(text: string, index: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(index - 1, index + 1));
}
