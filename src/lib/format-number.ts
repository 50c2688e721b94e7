import { decimalMark, groupedFrom, groupMark, groupsOfTwo } from '#network/numbers';

/**
 * `50000` → `50,000`, with two decimals `50,000.00`; up to three where their number is not given. By the network's locale, and
 * without `Intl`: browsers and Node write the same number differently.
 */
export const formatNumber = (value: number, decimals?: number): string => {
  const [whole = '', rest] = (
    decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals)
  ).split('.');
  const places = groupsOfTwo ? /\B(?=(?:\d{2}){0,9}\d{3}$)/g : /\B(?=(?:\d{3}){1,7}$)/g;
  const grouped = Math.abs(value) < groupedFrom ? whole : whole.replaceAll(places, groupMark);
  return rest === undefined ? grouped : grouped + decimalMark + rest;
};
