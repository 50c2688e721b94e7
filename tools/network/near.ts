/** Returns the edit distance of two words: insertions, deletions, replacements and swaps of neighbours. */
const distance = (one: string, other: string): number => {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, against] of [...other].entries()) {
      const changed = (last?.[column] ?? 0) + (letter === against ? 0 : 1);
      const isSwapped = letter === other[column - 1] && against === one[row - 1];
      const swapped = isSwapped ? (before?.[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, swapped, (last?.[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [before, last] = [last, next];
  }
  return last?.at(-1) ?? 0;
};

/** Returns the listed word that an unknown one was probably meant to be. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const most = Math.min(2, (word.length - 1) / 2);
  const [found] = known
    .map((name) => ({ name, off: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ off }) => off <= most)
    .sort((a, b) => a.off - b.off);
  return found?.name;
};

const MOST_NAMED = 3;

/** Lists the first items, and how many more there are. */
export const firstOf = (items: readonly string[]): string => {
  const more = items.length - MOST_NAMED;
  return `${items.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
};

/** Returns advice for a word that is not in a list. */
export const hintFor = (word: string, known: readonly string[]): string => {
  const meant = nearest(word, known);
  return meant === undefined ? `There are: ${known.join(', ')}` : `Did you mean ${meant}?`;
};
