const ELLIPSIS = '...';
/** Longer characters are split: they are stacked marks, and nothing readable is lost. */
const LONGEST_CHARACTER = 64;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns at most `limit` UTF-16 units from the start of a text, which ends with three dots where something is missing.
 * Characters as readers see them stay whole if possible; Unicode code points always do.
 */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, boundary(text, limit - ELLIPSIS.length))}${ELLIPSIS}`;
}

function boundary(text: string, most: number): number {
  const start = characters.segment(text).containing(most)?.index ?? most;
  if (most - start <= LONGEST_CHARACTER) return start;
  return isInsidePair(text, most) ? most - 1 : most;
}

function isInsidePair(text: string, index: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(index - 1, index + 1));
}
