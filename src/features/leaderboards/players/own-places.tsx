import { styled } from 'styled-components';
import { leaderboardModes, metrics } from '@/content/leaderboard';
import { playerLink } from '@/content/player-link';
import { LEADERBOARD_MODES, LEADERBOARD_SIZE, type LeaderboardMode, METRICS } from '@/contract/leaderboard';
import type { ReceivedPlace } from '@/contract/player-place';
import { formatNumber } from '@/lib/format';
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

/** As high as its tiles before they are there, and without any. */
const Frame = styled.div`
  min-height: 200px;

  ${({ theme }) => theme.media.medium} {
    min-height: 128px;
  }
  ${({ theme }) => theme.media.large} {
    min-height: 56px;
  }
`;
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
    min-height: 56px;
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
const Place = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[1]};
`;

const PlaceTiles = ({ place: { places, player }, label }: { place: ReceivedPlace; label: string }) => (
  <Tiles aria-label={label}>
    {METRICS.map((metric) => (
      <li key={metric}>
        <PixelIcon name={metrics[metric].art} size={24} />
        <div>
          <Note>{metrics[metric].label}</Note>
          <Place tabular>
            <Text
              as="strong"
              weight={700}
              size="lead"
              color={places[metric] <= LEADERBOARD_SIZE ? 'gold' : 'text'}
            >
              #{formatNumber(places[metric])}
            </Text>
            <Note as="span">{formatMetric(metric, metricValue(toPlayer(player), metric))}</Note>
          </Place>
        </div>
      </li>
    ))}
  </Tiles>
);

const OwnPlace = ({ mode, username }: { mode: LeaderboardMode; username: string }) => {
  const { title } = leaderboardModes[mode];
  const { currentData, error, refetch } = placeApi.useGetPlaceQuery(
    { mode, username },
    { refetchOnMountOrArgChange: true },
  );
  const { status, message } = toFailure(error);
  const content = () => {
    if (error && status === 404) return <Text color="muted">{words.none}</Text>;
    if (error)
      return (
        <RetryAlert title={words.failureTitle} onRetry={refetch}>
          {message}
        </RetryAlert>
      );
    return currentData ? (
      <PlaceTiles place={currentData} label={words.label(title)} />
    ) : (
      <Skeleton height="56px" />
    );
  };
  return (
    <Stack gap={1}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <Frame>{content()}</Frame>
    </Stack>
  );
};

/** Where the player that an account is linked to stands, by each metric of each mode. */
export const OwnPlaces = ({ player }: { player: string }) => (
  <Card.Section id="own-places" title={words.title} titleSize="h3" accent="gold">
    {LEADERBOARD_MODES.map((mode) => (
      <OwnPlace key={mode} mode={mode} username={player} />
    ))}
  </Card.Section>
);
