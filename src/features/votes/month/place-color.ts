import type { ColorName } from '@/theme/tokens';

const COLORS: readonly ColorName[] = ['gold', 'muted', 'ember'];

/** Gold, silver and bronze, then none; of a place counted from 0. */
export const placeColor = (index: number): ColorName => COLORS[index] ?? 'muted';
