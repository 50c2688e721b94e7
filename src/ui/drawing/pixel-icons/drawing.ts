import type { PigmentName } from '@/theme/pigments';

/** A picture on a square grid: one character per pixel, a full stop if it is transparent. */
export interface PixelDrawing<Paint extends string = PigmentName> {
  /** Pigment of each character in `rows`. */
  paint: Readonly<Record<string, Paint>>;
  rows: readonly string[];
}

/**
 * Returns one path per color: runs of a color in a row become a rectangle, and equal runs below each other a
 * taller one.
 */
export const tracePaths = <Paint extends string>({
  paint,
  rows,
}: PixelDrawing<Paint>): { pigment: Paint; path: string }[] =>
  Object.entries(paint).map(([character, pigment]) => ({
    pigment,
    path: rows
      .flatMap((row, y) => runsOf(row, character).map((run) => rectangle(rows, row, y, run)))
      .join(''),
  }));

/** Returns the path of a drawing in one color, whose pixels are `#`. */
export const outlineOf = (rows: readonly string[]): string =>
  tracePaths({ paint: { '#': 'currentColor' }, rows })[0]?.path ?? '';

const runsOf = (row: string, character: string): { start: number; run: string }[] =>
  [...row.matchAll(new RegExp(`${character}+`, 'g'))].map(({ 0: run, index: start }) => ({ start, run }));

/** Returns the path of a run, unless it continues the same run of the row above. */
const rectangle = (
  rows: readonly string[],
  row: string,
  y: number,
  { start, run }: { start: number; run: string },
): string => {
  const same = (other: string | undefined) =>
    other?.slice(start, start + run.length) === run &&
    other[start - 1] !== run[0] &&
    other[start + run.length] !== run[0];
  if (same(rows[y - 1])) return '';
  let height = 1;
  while (same(rows[y + height])) height += 1;
  const width = row.slice(start, start + run.length).length;
  return `M${String(start)} ${String(y)}h${String(width)}v${String(height)}h-${String(width)}z`;
};
