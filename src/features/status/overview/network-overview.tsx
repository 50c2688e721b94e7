import { styled } from 'styled-components';
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

/** Message and tiles share one place, so that nothing below jumps when one gives way to the other. */
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

/** Keeps the place of the longest badge, so that the title does not wrap when it comes. */
const Slot = styled.span`
  flex: none;
  min-width: 5.5rem;
  text-align: end;
`;

const Freshness = () => {
  const isLive = useDrawnSelector(selectIsLive);
  // Elements of their own: one that changed its width would count as moved.
  return isLive ? (
    <Badge key="live" color="grass" pulse>
      LIVE
    </Badge>
  ) : (
    <Badge key="delayed" color="amber">
      DELAYED
    </Badge>
  );
};

const OUTAGE =
  'Our status service does not answer right now. The game servers may well be up: the address below still works. This page tries again every 30 seconds.';

/** The network's figures, kept fresh while on screen, or a way to retry when they are not available. */
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
            Network Overview
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
              <RetryAlert title="Live figures are unavailable" loading={isFetching} onRetry={retry}>
                {withReference(OUTAGE, error)}
              </RetryAlert>
            </>
          )}
        </Stage>
        <RefreshNote />
      </Card.Body>
    </Card>
  );
};
