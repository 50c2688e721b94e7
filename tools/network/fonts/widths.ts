import type { Font } from 'fontkitten';

/** Parts of the tables `fvar`, `avar` and `HVAR`, which fontkitten reads but does not declare. */
interface VariationTables {
  fvar?: { axis: { axisTag: string; defaultValue: number; minValue: number; maxValue: number }[] };
  avar?: { segment: { correspondence: { fromCoord: number; toCoord: number }[] }[] };
  HVAR?: {
    advanceWidthMapping?: {
      mapCount: number;
      mapData: { outerIndex: number; innerIndex: number }[];
    };
    itemVariationStore: {
      variationRegionList: {
        variationRegions: { startCoord: number; peakCoord: number; endCoord: number }[][];
      };
      itemVariationData: { regionIndexes: number[]; deltaSets: { deltas: number[] }[] }[];
    };
  };
}

/** Returns a weight on the axis's scale from -1 to 1. Other axes stay at their default, which is 0. */
const coordinates = ({ fvar, avar }: VariationTables, weight: number): number[] =>
  (fvar?.axis ?? []).map(({ axisTag, defaultValue, minValue, maxValue }, axis) => {
    if (axisTag !== 'wght') return 0;
    const value = Math.min(maxValue, Math.max(minValue, weight));
    const span = value < defaultValue ? defaultValue - minValue : maxValue - defaultValue;
    const linear = span === 0 ? 0 : (value - defaultValue) / span;
    const pairs = avar?.segment[axis]?.correspondence ?? [];
    const next = pairs.findIndex(({ fromCoord }) => fromCoord >= linear);
    const [from, to] = [pairs[next - 1], pairs[next]];
    if (!from || !to) return linear;
    const part = (linear - from.fromCoord) / (to.fromCoord - from.fromCoord);
    return from.toCoord + part * (to.toCoord - from.toCoord);
  });

/** Returns the share of a region's delta that applies at a coordinate, from 0 to 1. */
const shareOf = (
  { startCoord, peakCoord, endCoord }: { startCoord: number; peakCoord: number; endCoord: number },
  coordinate: number,
): number => {
  if (peakCoord === 0 || coordinate === peakCoord) return 1;
  if (coordinate <= startCoord || coordinate >= endCoord) return 0;
  return coordinate < peakCoord
    ? (coordinate - startCoord) / (peakCoord - startCoord)
    : (endCoord - coordinate) / (endCoord - peakCoord);
};

/** Returns how many units wider a glyph is than at the default weight. `getVariation` fails for woff2 (fontkitten 1.0.3). */
const growth = (tables: VariationTables, glyph: number, at: readonly number[]): number => {
  if (!tables.HVAR) return 0;
  const { advanceWidthMapping: mapping, itemVariationStore: store } = tables.HVAR;
  const { outerIndex, innerIndex } = mapping?.mapData[Math.min(glyph, mapping.mapCount - 1)] ?? {
    outerIndex: 0,
    innerIndex: glyph,
  };
  const data = store.itemVariationData[outerIndex];
  const deltas = data?.deltaSets[innerIndex]?.deltas ?? [];
  return deltas.reduce((sum, delta, index) => {
    const region = store.variationRegionList.variationRegions[data?.regionIndexes[index] ?? 0] ?? [];
    return sum + delta * region.reduce((share, axis, number) => share * shareOf(axis, at[number] ?? 0), 1);
  }, 0);
};

/**
 * Returns the mean width of the letters of a text, in em.
 * @param weight clamped to the weights that the font supports
 */
export const meanWidth = (font: Font, text: string, weight: number): number => {
  const tables = font as unknown as VariationTables;
  const at = coordinates(tables, weight);
  const widths = [...text].map((letter) => {
    const { id, advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return advanceWidth + growth(tables, id, at);
  });
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
};
