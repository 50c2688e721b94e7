import { styled } from 'styled-components';
import { overviewTexts as texts } from '#messages/server-info';
import { withReference } from '@/store/failure';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { Badge } from '@/ui/drawing/badge';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { selectIsLive, selectLastUpdated, selectPhase } from '../status-slice';
import { useLiveStatus, useOutageToast, useStatusRetry } from '../use-live-status';
import { OverviewTiles } from './overview-tiles';
import { RefreshNote } from './refresh-note';

/** Message and tiles share a place, so that nothing below jumps when one replaces the other. */
const Stage = styled.div`
  display: grid;
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
`;
const Unseen = styled.div`
  visibility: hidden;
`;

/** Reserves the width of the longest badge, so that the title does not wrap later. */
const Slot = styled.span`
  flex: none;
  min-width: 5.5rem;
  text-align: end;
`;

const Freshness = () => {
  const isLive = useDrawnSelector(selectIsLive);
  // Separate elements, because a change of width counts as a layout shift.
  return isLive ? (
    <Badge key="live" color="grass" pulse>
      {texts.live}
    </Badge>
  ) : (
    <Badge key="delayed" color="amber">
      {texts.delayed}
    </Badge>
  );
};

/** The network's figures, kept fresh while on screen, or a retry button if they are unavailable. */
export const NetworkOverview = () => {
  useLiveStatus();
  const { retry, isFetching, error } = useStatusRetry();
  useOutageToast();
  const loading = useDrawnSelector(selectPhase) === 'loading';
  const hasStatus = useDrawnSelector(selectLastUpdated) !== null;
  return (
    <Card as="section" aria-labelledby="network-overview">
      <Card.Body>
        <Stack direction="row" gap={1} justify="space-between">
          <Card.Title level={2} id="network-overview">
            {texts.title}
          </Card.Title>
          <Slot>{hasStatus && <Freshness />}</Slot>
        </Stack>
        <Stage>
          {loading || hasStatus ? (
            <OverviewTiles />
          ) : (
            <>
              <Unseen>
                <OverviewTiles />
              </Unseen>
              <RetryAlert title={texts.outage.title} loading={isFetching} onRetry={retry}>
                {withReference(texts.outage.text, error)}
              </RetryAlert>
            </>
          )}
        </Stage>
        <RefreshNote />
      </Card.Body>
    </Card>
  );
};
