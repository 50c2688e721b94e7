import { styled } from 'styled-components';
import { playerLink } from '#messages/player-link';
import { modes } from '#network/modes';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import type { GameMode } from '@/contract/network/leaderboards';
import type { BoardMetric } from '@/contract/network/metrics';
import type { PlayerPlaceResponse } from '@/contract/player-place';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { toFailure } from '@/store/failure';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { formatMetric } from '../format-metric';
import { placeApi } from './place-api';

const { places: texts } = playerLink;

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
/** Same height with and without a figure. */
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space[1]};
  min-height: 1.75rem;
  font-variant-numeric: tabular-nums;
`;

/** Undefined while loading, null if the player has no rank. */
type Known = PlayerPlaceResponse | null | undefined;

const Place = ({ place, metric }: { place: Known; metric: BoardMetric }) => {
  if (place === undefined) return <Skeleton width="72px" height="1.25rem" />;
  const rank = place?.places[metric.id];
  const value = place?.player.metrics[metric.id];
  if (rank === undefined || value === undefined) return '–';
  return (
    <>
      <Text as="strong" weight={700} size="lead" color={rank <= LEADERBOARD_SIZE ? 'gold' : 'text'}>
        #{formatNumber(rank)}
      </Text>
      <Note as="span">{formatMetric(metric, value)}</Note>
    </>
  );
};

const noteOf = (place: Known) => {
  if (place === undefined) return <Skeleton width="160px" height="1em" />;
  return place === null ? texts.none : counted(texts.among, place.total, formatNumber);
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
        <RetryAlert title={texts.failureTitle} onRetry={refetch}>
          {message}
        </RetryAlert>
      ) : (
        <Tiles aria-label={texts.label(title)} aria-busy={place === undefined}>
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

/** Ranks of the account's linked player, by each metric of each mode. */
export const OwnPlaces = ({ player }: { player: string }) => (
  <Card.Section id="own-places" title={texts.title} titleSize="h3" accent="gold">
    {modes.map((mode) => (
      <Places key={mode.id} mode={mode} username={player} />
    ))}
  </Card.Section>
);
