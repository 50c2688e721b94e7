import type { PigmentName } from '@/theme/pigments';

/** A picture on a square grid: one character a pixel, a full stop where it is clear. */
export interface PixelDrawing<Paint extends string = PigmentName> {
  /** What each character of `rows` is painted with. */
  paint: Readonly<Record<string, Paint>>;
  rows: readonly string[];
}

/**
 * One path per colour: runs of the same colour in a row become one rectangle, and equal runs below each other one taller
 * rectangle.
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

const runsOf = (row: string, character: string): { start: number; run: string }[] =>
  [...row.matchAll(new RegExp(`${character}+`, 'g'))].map(({ 0: run, index: start }) => ({ start, run }));

/** The path of a run, unless it only continues the same run of the row above. */
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
