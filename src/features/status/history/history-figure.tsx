import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { ServerId } from '@/content/servers';
import {
  HISTORY_STEP_MS,
  type HistoryResponse,
  type HistoryPoint,
  type HistoryRange,
} from '@/contract/status-history';
import { DAY_MS } from '@/lib/calendar';
import { formatDate, formatMoment } from '@/lib/format';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Text } from '@/ui/layout/text';
import type { HistoryChartProps } from './history-chart';
import { HistoryLegend } from './history-legend';
import { CHART_HEIGHT } from './history-lines';
import { RANGE_NAMES } from './history-ranges';
import { pointAt, toSeries, type HistorySeries } from './history-series';
import { highestOf } from './history-summary';
import { HistoryTable } from './history-table';

const ChartMissing = () => (
  <Text color="muted">The chart could not be loaded. Its figures are in the table.</Text>
);

/** The chart and its library. Should they not come, the rest of the page is as good without them. */
const HistoryChart = lazy<ComponentType<HistoryChartProps>>(() =>
  import(/* webpackChunkName: "history-chart" */ './history-chart').catch(() => ({ default: ChartMissing })),
);

const Canvas = styled.div`
  height: ${CHART_HEIGHT}px;
  min-width: 0;
`;
const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: start;
  gap: ${({ theme }) => theme.space[1]};
`;

/** Over three months the hours of a day would be a blur: its highest figure is drawn. */
const seriesOf = (range: HistoryRange, points: readonly HistoryPoint<ServerId>[]): HistorySeries =>
  range === '90d' ? toSeries(highestOf(points, 'day'), DAY_MS) : toSeries(points, HISTORY_STEP_MS[range]);

const momentIn: Record<HistoryRange, (at: string) => string> = {
  '24h': (at) => formatMoment(at),
  '7d': (at) => formatMoment(at),
  '90d': (at) => `Most on ${formatDate(at)}`,
};

/** The chart with what its lines are, and the same figures as a table. There must be a point. */
export const HistoryFigure = ({ history }: { history: HistoryResponse<ServerId> }) => {
  const { range, points } = history;
  const series = useMemo(() => seriesOf(range, points), [range, points]);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointAt(series, pointed ?? series[0].length - 1);
  return (
    <Figure>
      {shown && <HistoryLegend point={shown} label={momentIn[range](shown.at)} />}
      <Canvas
        role="img"
        aria-label={`Line chart of the players on each server in ${RANGE_NAMES[range].long}. The table below has its figures.`}
      >
        <Suspense fallback={<Skeleton height="100%" />}>
          <HistoryChart series={series} range={range} onPoint={setPointed} />
        </Suspense>
      </Canvas>
      <HistoryTable history={history} />
    </Figure>
  );
};
