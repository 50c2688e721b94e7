/** Of the chart alone, in pixels. */
export const CHART_HEIGHT = 280;

/** Of the chart with its legend and the way to its table, in pixels. */
export const FIGURE_HEIGHT = { narrow: 400, wide: 372 } as const;
