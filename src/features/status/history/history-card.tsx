import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import { historyTexts, kindTexts } from '#messages/server-history';
import { HISTORY_RANGES, HISTORY_STEP_MS, type HistoryRange } from '@/contract/status-history';
import { useHasComeNear } from '@/hooks/use-has-come-near';
import { toFailure } from '@/store/failure';
import { whileVisible } from '@/store/polling';
import { onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { useAddressed } from '@/ui/routing/use-addressed';
import { historyApi } from './history-api';
import { HistoryFigure } from './history-figure';
import { HISTORY_KINDS, type HistoryKind } from './history-kinds';
import { FIGURE_HEIGHT } from './history-lines';
import { HistoryKinds, HistoryRanges } from './history-ranges';

/** Height of a chart with its legend and table button, whatever it contains. */
const Stage = styled.div`
  display: grid;
  align-items: center;
  min-height: ${FIGURE_HEIGHT.narrow}px;

  ${({ theme }) => theme.media.medium} {
    min-height: ${FIGURE_HEIGHT.wide}px;
  }
`;

/** Hidden without scripts. */
const Frame = styled(Card)`
  ${onlyWithScript}
`;

interface ContentProps {
  range: HistoryRange;
  kind: HistoryKind;
  isNear: boolean;
}

const ranges = HISTORY_RANGES.map((id) => ({ id }));
const kinds = HISTORY_KINDS.map((id) => ({ id }));

const Content = ({ range, kind, isNear }: ContentProps) => {
  const {
    currentData: latest,
    error,
    isFetching,
    refetch,
  } = historyApi.useGetHistoryQuery(isNear ? range : skipToken, whileVisible(HISTORY_STEP_MS['24h']));
  // A press is answered before a chart is drawn.
  const currentData = useDeferredValue(latest);
  const isMeasured = kind === 'players' || currentData?.points.some(({ performance }) => performance);
  if (currentData && currentData.points.length > 0 && !isMeasured)
    return (
      <EmptyState title={historyTexts.unmeasured.title} icon={<PixelIcon name="clock" size={48} />}>
        {historyTexts.unmeasured.text}
      </EmptyState>
    );
  if (currentData && currentData.points.length > 0)
    return <HistoryFigure history={currentData} kind={kind} />;
  if (currentData)
    return (
      <EmptyState title={historyTexts.empty.title} icon={<PixelIcon name="clock" size={48} />}>
        {historyTexts.empty.text}
      </EmptyState>
    );
  if (error)
    return (
      <RetryAlert title={historyTexts.failure} loading={isFetching} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  return <Skeleton height="100%" />;
};

/**
 * Players and ticks per second of each server over the last hours, days or months. Loads when it is about to
 * be visible.
 */
export const PlayerHistory = () => {
  const [chosenRange, setRange] = useAddressed('range', ranges);
  const [chosenKind, setKind] = useAddressed('chart', kinds);
  const range = chosenRange?.id ?? '24h';
  const kind = chosenKind?.id ?? 'players';
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useHasComeNear(stage);
  return (
    <Frame forwardedAs="section" aria-labelledby="player-history">
      <Card.Body>
        <Stack direction="row" gap={2} justify="space-between" wrap>
          <Card.Title level={2} id="player-history">
            {kindTexts[kind].title}
          </Card.Title>
          <Stack direction="row" gap={2} wrap>
            <HistoryKinds kind={kind} onChoose={setKind} />
            <HistoryRanges range={range} onChoose={setRange} />
          </Stack>
        </Stack>
        <Stage ref={stage}>
          <Content range={range} kind={kind} isNear={isNear} />
        </Stage>
      </Card.Body>
    </Frame>
  );
};
