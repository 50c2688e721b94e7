import { styled } from 'styled-components';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { type ReceivedPlace } from '@/contract/player-place';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import { leaderboardWords } from '@/messages/en/leaderboard';
import { Avatar } from '@/ui/drawing/avatar';
import { Badge } from '@/ui/drawing/badge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Note, Text } from '@/ui/layout/text';
import { formatMetric, metricValue } from '../metric-value';
import { AVATAR_SIZE } from '../podium/podium-step';
import { toPlayer } from '../to-player';

/** Side of the picture in pixels. */
const HEAD = 48;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1.5]};
  margin-bottom: ${({ theme }) => theme.space[1.5]};
  overflow-wrap: anywhere;
`;
const Lines = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[1.5]}`};
  padding-block: ${({ theme }) => theme.space[1]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  line-height: 1.35;
`;
const Words = styled.div`
  overflow-wrap: anywhere;
`;

export interface PlayerPlacesProps {
  place: ReceivedPlace;
  /** Of the mode. */
  metrics: readonly BoardMetric[];
  /** A made-up player among others. */
  isSample?: boolean;
}

/** One player's place by each metric. */
export const PlayerPlaces = ({ place, metrics, isSample = false }: PlayerPlacesProps) => {
  const { places, total } = place;
  const player = toPlayer(place.player);
  const rankBy = ({ id }: BoardMetric) => places[id] ?? Infinity;
  return (
    <>
      <Who>
        <Avatar src={avatarOf.head(player.username, AVATAR_SIZE)} size={HEAD} name={player.username} />
        <div>
          <Text weight={700} size="lead" translate="no">
            {player.username}
          </Text>
          <Note>
            {player.level !== null && `Level ${formatNumber(player.level)}, `}among {formatNumber(total)}{' '}
            {isSample && 'made-up '}
            {total === 1 ? 'player' : 'players'}
          </Note>
          {isSample && <Badge color="amber">{leaderboardWords.sample.label}</Badge>}
        </div>
      </Who>
      <Lines aria-label={`Places of ${player.username}`}>
        {metrics.map((metric) => (
          <Line key={metric.id}>
            <PixelIcon name={metric.art} size={24} />
            <Words>
              <Note>{metric.title}</Note>
              <Text weight={600} tabular>
                {formatMetric(metric, metricValue(player, metric))}
              </Text>
            </Words>
            <Text
              weight={700}
              size="lead"
              tabular
              color={rankBy(metric) <= LEADERBOARD_SIZE ? 'gold' : 'text'}
            >
              {rankBy(metric) === Infinity ? '–' : `#${formatNumber(rankBy(metric))}`}
            </Text>
          </Line>
        ))}
      </Lines>
    </>
  );
};
