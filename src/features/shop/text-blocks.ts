/** A paragraph, with line breaks, or the items of a list. */
export interface TextBlock {
  kind: 'text' | 'list';
  lines: string[];
}

const BULLET = /^\s*[•*\-–] +/;

/** Splits a shop's text into its paragraphs and lists. Empty lines only separate. */
export const textBlocks = (text: string): TextBlock[] => {
  const blocks: TextBlock[] = [];
  let isApart = true;
  for (const line of text.split('\n')) {
    const written = line.trim();
    if (written === '') {
      isApart = true;
      continue;
    }
    const kind = BULLET.test(line) ? 'list' : 'text';
    const last = blocks.at(-1);
    const shown = kind === 'list' ? line.replace(BULLET, '').trim() : written;
    if (last?.kind === kind && (kind === 'list' || !isApart)) last.lines.push(shown);
    else blocks.push({ kind, lines: [shown] });
    isApart = false;
  }
  return blocks;
};
