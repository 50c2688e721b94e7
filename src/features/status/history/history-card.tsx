import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { HISTORY_STEP_MS, type HistoryRange } from '@/contract/status-history';
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
import { historyApi } from './history-api';
import { HistoryFigure } from './history-figure';
import { FIGURE_HEIGHT } from './history-lines';
import { HistoryRanges } from './history-ranges';

/** As high as a chart with its legend and the way to its table, whatever stands in it. */
const Stage = styled.div`
  display: grid;
  align-items: center;
  min-height: ${FIGURE_HEIGHT.narrow}px;

  ${({ theme }) => theme.media.medium} {
    min-height: ${FIGURE_HEIGHT.wide}px;
  }
`;

/** Nothing of it works without scripts. */
const Frame = styled(Card)`
  ${onlyWithScript}
`;

const Content = ({ range, isNear }: { range: HistoryRange; isNear: boolean }) => {
  const {
    currentData: latest,
    error,
    isFetching,
    refetch,
  } = historyApi.useGetHistoryQuery(isNear ? range : skipToken, whileVisible(HISTORY_STEP_MS['24h']));
  // A touch is answered before a chart is drawn.
  const currentData = useDeferredValue(latest);
  if (currentData && currentData.points.length > 0) return <HistoryFigure history={currentData} />;
  if (currentData)
    return (
      <EmptyState title="History begins with the first days" icon={<PixelIcon name="clock" size={48} />}>
        Every few minutes the players on each server are counted. The first line is drawn soon.
      </EmptyState>
    );
  if (error)
    return (
      <RetryAlert title="The history could not be loaded" loading={isFetching} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  return <Skeleton height="100%" />;
};

/** How many players were on each server over the last hours, days or months. Asked for when it is about to be seen. */
export const PlayerHistory = () => {
  const [range, setRange] = useState<HistoryRange>('24h');
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useHasComeNear(stage);
  return (
    <Frame forwardedAs="section" aria-labelledby="player-history">
      <Card.Body>
        <Stack direction="row" gap={2} justify="space-between" wrap>
          <Card.Title level={2} id="player-history">
            Players over time
          </Card.Title>
          <HistoryRanges range={range} onChoose={setRange} />
        </Stack>
        <Stage ref={stage}>
          <Content range={range} isNear={isNear} />
        </Stage>
      </Card.Body>
    </Frame>
  );
};
