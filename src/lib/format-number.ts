import { decimalMark, groupedFrom, groupMark, groupsOfTwo } from '#network/numbers';

/** `1,234 kB`, or `1.2 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1_000))} kB`
    : `${formatNumber(bytes / 1_000_000, 1)} MB`;

/**
 * `50000` → `50,000`, with two decimals `50,000.00`; up to three by default. Uses the network's locale
 * without `Intl`, because browsers and Node format the same number differently.
 */
export const formatNumber = (value: number, decimals?: number): string => {
  const [whole = '', rest] = (
    decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals)
  ).split('.');
  const places = groupsOfTwo ? /\B(?=(?:\d{2}){0,9}\d{3}$)/g : /\B(?=(?:\d{3}){1,7}$)/g;
  const grouped = Math.abs(value) < groupedFrom ? whole : whole.replaceAll(places, groupMark);
  return rest === undefined ? grouped : grouped + decimalMark + rest;
};
