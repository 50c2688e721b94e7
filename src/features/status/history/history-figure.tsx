import { lazy, memo, Suspense, useMemo, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { ServerId } from '@/contract/network/servers';
import { HISTORY_STEP_MS, type HistoryResponse, type HistoryRange } from '@/contract/status-history';
import { DAY_MS } from '@/lib/calendar';
import { formatDate, formatMoment } from '@/lib/format-date';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Text } from '@/ui/layout/text';
import type { HistoryChartProps } from './history-chart';
import { kindWords, momentsOf, type HistoryKind, type Moment } from './history-kinds';
import { HistoryLegend } from './history-legend';
import { CHART_HEIGHT } from './history-lines';
import { RANGE_NAMES } from './history-ranges';
import { momentAt, toSeries, type HistorySeries } from './history-series';
import { summaryOf } from './history-summary';
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

/** Over three months the hours of a day would be a blur: the figure of it that matters is drawn. */
const seriesOf = (range: HistoryRange, moments: readonly Moment[], kind: HistoryKind): HistorySeries =>
  range === '90d'
    ? toSeries(summaryOf(moments, 'day', kindWords[kind].pick), DAY_MS)
    : toSeries(moments, HISTORY_STEP_MS[range]);

export interface HistoryFigureProps {
  history: HistoryResponse<ServerId>;
  kind: HistoryKind;
}

/** The chart with what its lines are, and the same figures as a table. There must be a point. */
export const HistoryFigure = memo(function HistoryFigure({
  history: { range, points },
  kind,
}: HistoryFigureProps) {
  const moments = useMemo(() => momentsOf(points, kind), [points, kind]);
  const series = useMemo(() => seriesOf(range, moments, kind), [range, moments, kind]);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = momentAt(series, pointed ?? series[0].length - 1);
  const { lines, pickedOn, format } = kindWords[kind];
  const label = ({ at }: Moment) => (range === '90d' ? `${pickedOn} ${formatDate(at)}` : formatMoment(at));
  return (
    <Figure>
      {shown && <HistoryLegend moment={shown} label={label(shown)} format={format} />}
      <Canvas
        role="img"
        aria-label={`Line chart of ${lines} in ${RANGE_NAMES[range].long}. The table below has its figures.`}
      >
        <Suspense fallback={<Skeleton height="100%" />}>
          <HistoryChart series={series} range={range} kind={kind} onPoint={setPointed} />
        </Suspense>
      </Canvas>
      <HistoryTable moments={moments} range={range} kind={kind} />
    </Figure>
  );
});
