import { servers } from '#network/servers';
import type { GameServer } from '@/contract/network/servers';

/** Of the chart alone, in pixels. */
export const CHART_HEIGHT = 280;

/** Of the chart with its legend and the way to its table, in pixels. */
export const FIGURE_HEIGHT = { narrow: 400, wide: 372 } as const;

/** Lengths of strokes and gaps in pixels: one pattern for each server that a network may have. */
const DASHES: readonly (readonly number[])[] = [
  ...[[], [8, 4], [2, 3], [12, 3, 2, 3], [16, 4], [4, 4], [8, 3, 2, 3, 2, 3]],
  ...[
    [2, 8],
    [16, 4, 6, 4],
    [6, 10],
    [4, 3, 4, 8],
    [20, 3, 2, 3, 2, 3],
  ],
];

/** Pattern of a server's line, beside its hue. */
export const dashOf = (server: GameServer): readonly number[] => DASHES[servers.indexOf(server)] ?? [];

/** Of every line, in pixels. */
export const LINE_WIDTH = 2;
