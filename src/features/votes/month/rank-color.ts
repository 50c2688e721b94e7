import type { ColorName } from '@/theme/tokens';

const COLORS: readonly ColorName[] = ['gold', 'muted', 'ember'];

/** Gold, silver and bronze, then none, for a rank counted from 0. */
export const rankColor = (index: number): ColorName => COLORS[index] ?? 'muted';
