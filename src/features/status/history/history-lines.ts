import { SERVER_IDS, servers, type ServerId } from '@/content/servers';

/** Of the chart alone, in pixels. */
export const CHART_HEIGHT = 280;

/** Of the chart with its legend and the way to its table, in pixels. */
export const FIGURE_HEIGHT = { narrow: 400, wide: 372 } as const;

/** Lengths of strokes and gaps in pixels, for as many lines as there are; after them, the patterns repeat. */
const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [12, 3, 2, 3]];

/** How a server's line is drawn: a pattern of its own beside its hue. */
export const lineOf = (id: ServerId) => ({
  hue: servers[id].hue,
  dash: DASHES[SERVER_IDS.indexOf(id) % DASHES.length] ?? [],
});

/** Of every line, in pixels. */
export const LINE_WIDTH = 2;
