import type uPlot from 'uplot';
import { servers } from '#network/servers';
import { FULL_TPS } from '@/contract/status';
import type { HistoryRange } from '@/contract/status-history';
import { formatNumber } from '@/lib/format-number';
import { formatShortDate, formatWeekday } from '@/lib/format-short-date';
import { formatTime } from '@/lib/format-time';
import type { ColorName } from '@/theme/tokens';
import type { HistoryKind } from './history-kinds';
import { dashOf, LINE_WIDTH } from './history-lines';

/** Formats the label below the chart of an ISO 8601 time. */
const momentLabel: Record<HistoryRange, (iso: string) => string> = {
  '24h': (iso) => formatTime(iso),
  '7d': formatWeekday,
  '90d': (iso) => formatShortDate(iso),
};

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Distances between labeled moments, in seconds. */
const momentSteps: Record<HistoryRange, number[]> = {
  '24h': [HOUR_S / 12, HOUR_S / 4, HOUR_S, 3 * HOUR_S, 6 * HOUR_S, 12 * HOUR_S, DAY_S],
  '7d': [1, 2, 4, 7].map((days) => days * DAY_S),
  '90d': [1, 7, 14, 28, 56].map((days) => days * DAY_S),
};

/** Room for a label below the chart, in pixels. */
const LABEL_WIDTHS: Record<HistoryRange, number> = { '24h': 56, '7d': 96, '90d': 64 };

/** Steps for players, who come in whole numbers. */
const COUNT_STEPS = [1, 2, 5]
  .flatMap((digit) => [0, 1, 2, 3, 4, 5, 6].map((power) => digit * 10 ** power))
  .sort((one, other) => one - other);

/** Returns the top of the scale from the highest figure; the scale of ticks is that of a healthy server. */
const heightOf: Record<HistoryKind, (most: number) => number> = {
  players: (most) => Math.max(5, Math.ceil(most * 1.1)),
  tps: () => FULL_TPS,
};

export interface PlotSetting {
  range: HistoryRange;
  kind: HistoryKind;
  width: number;
  height: number;
  font: string;
  /** Returns the theme's current color. */
  color: (name: ColorName) => string;
  /** Index of the point under the pointer; null once it has left. */
  onPoint: (index: number | null) => void;
}

/** Options of the chart. Colors are looked up at every drawing, so that they follow the theme. */
export const plotOptions = ({
  range,
  kind,
  width,
  height,
  font,
  color,
  onPoint,
}: PlotSetting): uPlot.Options => {
  const axis: uPlot.Axis = {
    font,
    stroke: () => color('muted'),
    grid: { stroke: () => color('line'), width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { y: { range: (_plot, _least, most) => [0, heightOf[kind](most)] } },
    axes: [
      {
        ...axis,
        size: 32,
        space: LABEL_WIDTHS[range],
        incrs: momentSteps[range],
        values: (_plot, times) =>
          times.map((time) => momentLabel[range](new Date(time * 1000).toISOString())),
      },
      {
        ...axis,
        size: 44,
        incrs: COUNT_STEPS,
        values: (_plot, counts) => counts.map((count) => formatNumber(count)),
      },
    ],
    series: [
      {},
      ...servers.map((server): uPlot.Series => ({
        label: server.id,
        width: LINE_WIDTH,
        stroke: () => color(server.hue),
        dash: [...dashOf(server)],
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
};
