import { lazy, memo, Suspense, useMemo, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { historyTexts, kindTexts, rangeTexts } from '#messages/server-history';
import type { ServerId } from '@/contract/network/servers';
import { HISTORY_STEP_MS, type HistoryResponse, type HistoryRange } from '@/contract/status-history';
import { DAY_MS } from '@/lib/calendar';
import { formatDate, formatMoment } from '@/lib/format-date';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Text } from '@/ui/layout/text';
import type { HistoryChartProps } from './history-chart';
import { kindRules, momentsOf, type HistoryKind, type Moment } from './history-kinds';
import { HistoryLegend } from './history-legend';
import { CHART_HEIGHT } from './history-lines';
import { momentAt, toSeries, type HistorySeries } from './history-series';
import { summaryOf } from './history-summary';
import { HistoryTable } from './history-table';

const ChartMissing = () => <Text color="muted">{historyTexts.chartMissing}</Text>;

/** The chart and its library. If loading fails, the rest of the page works without them. */
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

/** Single hours would be a blur over three months, so one figure per day is drawn. */
const seriesOf = (range: HistoryRange, moments: readonly Moment[], kind: HistoryKind): HistorySeries =>
  range === '90d'
    ? toSeries(summaryOf(moments, 'day', kindRules[kind].pick), DAY_MS)
    : toSeries(moments, HISTORY_STEP_MS[range]);

export interface HistoryFigureProps {
  history: HistoryResponse<ServerId>;
  kind: HistoryKind;
}

/** The chart with its legend, and the same figures as a table. Needs at least one point. */
export const HistoryFigure = memo(function HistoryFigure({
  history: { range, points },
  kind,
}: HistoryFigureProps) {
  const moments = useMemo(() => momentsOf(points, kind), [points, kind]);
  const series = useMemo(() => seriesOf(range, moments, kind), [range, moments, kind]);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = momentAt(series, pointed ?? series[0].length - 1);
  const { chart, day } = kindTexts[kind];
  const { format } = kindRules[kind];
  const label = ({ at }: Moment) => (range === '90d' ? day(formatDate(at)) : formatMoment(at));
  return (
    <Figure>
      {shown && <HistoryLegend moment={shown} label={label(shown)} format={format} />}
      <Canvas role="img" aria-label={chart(rangeTexts[range].long)}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <HistoryChart series={series} range={range} kind={kind} onPoint={setPointed} />
        </Suspense>
      </Canvas>
      <HistoryTable moments={moments} range={range} kind={kind} />
    </Figure>
  );
});
