import { servers } from '#network/servers';
import type { GameServer } from '@/contract/network/servers';

/** Height of the chart alone, in pixels. */
export const CHART_HEIGHT = 280;

/** Height of the chart with its legend and table button, in pixels. */
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

/** Returns the pattern of a server's line, which it has besides its hue. */
export const dashOf = (server: GameServer): readonly number[] => DASHES[servers.indexOf(server)] ?? [];

/** Pixels, for every line. */
export const LINE_WIDTH = 2;
