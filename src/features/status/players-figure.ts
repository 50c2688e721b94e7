import { formatNumber } from '@/lib/format';

/** `4/5`: the network counts its players over one place more than are taken. */
export const playersFigure = (online: number): string =>
  `${formatNumber(online)}/${formatNumber(online + 1)}`;
