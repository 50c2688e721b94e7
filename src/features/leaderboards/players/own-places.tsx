import { styled } from 'styled-components';
import { modes } from '#network/modes';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import type { BoardMetric } from '@/contract/network/metrics';
import type { ReceivedPlace } from '@/contract/player-place';
import { formatNumber } from '@/lib/format-number';
import { playerLink } from '@/messages/en/player-link';
import { toFailure } from '@/store/failure';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { formatMetric, metricValue } from '../metric-value';
import { toPlayer } from '../to-player';
import { placeApi } from './place-api';

const { places: words } = playerLink;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  li {
    display: flex;
    gap: ${({ theme }) => theme.space[1.5]};
    min-width: 0;
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
/** As high with a figure as without one. */
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space[1]};
  min-height: 1.75rem;
  font-variant-numeric: tabular-nums;
`;

/** Undefined while it is on its way, null where the player has none. */
type Known = ReceivedPlace | null | undefined;

const Place = ({ place, metric }: { place: Known; metric: BoardMetric }) => {
  if (place === undefined) return <Skeleton width="72px" height="1.25rem" />;
  const rank = place?.places[metric.id];
  if (!place || rank === undefined) return '–';
  return (
    <>
      <Text as="strong" weight={700} size="lead" color={rank <= LEADERBOARD_SIZE ? 'gold' : 'text'}>
        #{formatNumber(rank)}
      </Text>
      <Note as="span">{formatMetric(metric, metricValue(toPlayer(place.player), metric))}</Note>
    </>
  );
};

const noteOf = (place: Known) => {
  if (place === undefined) return <Skeleton width="160px" height="1em" />;
  return place === null ? words.none : words.among(formatNumber(place.total));
};

const Places = ({ mode, username }: { mode: GameMode; username: string }) => {
  const { id, title, metrics } = mode;
  const query = { mode: id, username };
  const { currentData, error, refetch } = placeApi.useGetPlaceQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const { status, message } = toFailure(error);
  const place = error ? null : currentData;
  return (
    <Stack gap={1}>
      <div>
        <Heading level={3} size="body">
          {title}
        </Heading>
        {(!error || status === 404) && <Note as="div">{noteOf(place)}</Note>}
      </div>
      {error && status !== 404 ? (
        <RetryAlert title={words.failureTitle} onRetry={refetch}>
          {message}
        </RetryAlert>
      ) : (
        <Tiles aria-label={words.label(title)} aria-busy={place === undefined}>
          {metrics.map((metric) => (
            <li key={metric.id}>
              <PixelIcon name={metric.art} size={24} />
              <div>
                <Note>{metric.title}</Note>
                <Figures>
                  <Place place={place} metric={metric} />
                </Figures>
              </div>
            </li>
          ))}
        </Tiles>
      )}
    </Stack>
  );
};

/** Where the player that an account is linked to stands, by each metric of each mode. */
export const OwnPlaces = ({ player }: { player: string }) => (
  <Card.Section id="own-places" title={words.title} titleSize="h3" accent="gold">
    {modes.map((mode) => (
      <Places key={mode.id} mode={mode} username={player} />
    ))}
  </Card.Section>
);
