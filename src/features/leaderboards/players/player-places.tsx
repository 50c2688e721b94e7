import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import { leaderboardSearch as texts } from '#messages/leaderboard-parts';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { type PlayerPlaceResponse } from '@/contract/player-place';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { Avatar } from '@/ui/drawing/avatar';
import { Badge } from '@/ui/drawing/badge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Note, Text } from '@/ui/layout/text';
import { formatMetric } from '../format-metric';
import { AVATAR_SIZE } from '../podium/podium-step';

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
const Details = styled.div`
  overflow-wrap: anywhere;
`;

export interface PlayerPlacesProps {
  place: PlayerPlaceResponse;
  /** All metrics of the mode. */
  metrics: readonly BoardMetric[];
  /** Whether the player is fictional, among other fictional players. */
  isSample?: boolean;
}

/** A player's rank by each metric. */
export const PlayerPlaces = ({ place, metrics, isSample = false }: PlayerPlacesProps) => {
  const { places, total, player } = place;
  return (
    <>
      <Who>
        <Avatar src={avatarOf.head(player.username, AVATAR_SIZE)} size={HEAD} name={player.username} />
        <div>
          <Text weight={700} size="lead" translate="no">
            {player.username}
          </Text>
          <Note>
            {typeof player.level === 'number' && `${leaderboardTexts.level(formatNumber(player.level))}, `}
            {counted(isSample ? texts.amongSamples : texts.among, total, formatNumber)}
          </Note>
          {isSample && <Badge color="amber">{leaderboardTexts.sample.label}</Badge>}
        </div>
      </Who>
      <Lines aria-label={texts.ranks(player.username)}>
        {metrics.map((metric) => {
          const { id, art, title } = metric;
          const value = player.metrics[id];
          const rank = places[id] ?? Infinity;
          return (
            <Line key={id}>
              <PixelIcon name={art} size={24} />
              <Details>
                <Note>{title}</Note>
                {value !== undefined && (
                  <Text weight={600} tabular>
                    {formatMetric(metric, value)}
                  </Text>
                )}
              </Details>
              <Text weight={700} size="lead" tabular color={rank <= LEADERBOARD_SIZE ? 'gold' : 'text'}>
                {rank === Infinity ? '–' : `#${formatNumber(rank)}`}
              </Text>
            </Line>
          );
        })}
      </Lines>
    </>
  );
};
