import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import { block, motionOk } from '@/theme/mixins';
import { Avatar } from '@/ui/drawing/avatar';
import { Breakable, formatMetric, LONG_FIGURE } from '../format-metric';
import { AVATAR_SIZE } from '../podium/podium-step';
import type { RankedPlayer } from '../selectors';
import { RankMark } from './rank-mark';

/** First rank below the podium. */
const FIRST_ROW = 4;
/** Side of the head in a row, in pixels. */
const HEAD = 40;
/** Delay of a row after the one above it, in milliseconds. */
const ROW_MS = 40;

/** Reserves the height of seven rows, and is not rendered until it scrolls into view. */
const List = styled.ol`
  content-visibility: auto;
  contain-intrinsic-height: auto 524px;
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
`;
const Row = styled.li<{ $isArriving: boolean }>`
  ${block('small')}
  --fill: ${({ theme }) => theme.color.raised};
  display: grid;
  grid-template-columns: 24px 40px minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 68px;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[1.5]}`};

  ${({ theme }) => theme.media.medium} {
    gap: ${({ theme }) => theme.space[2]};
    padding-inline: ${({ theme }) => theme.space[2]};
  }

  ${motionOk} {
    animation: ${({ $isArriving }) => ($isArriving ? 'rise' : 'none')} 250ms ease-out backwards;
  }
`;
const Place = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: ${({ theme }) => theme.fontSize.lead};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;
/** A number too long to fit beside the name wraps below it. */
const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space[1]}`};
  min-width: 0;
`;
const Who = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
const Name = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;

  ${({ theme }) => theme.media.small} {
    font-size: ${({ theme }) => theme.fontSize.body};
  }
`;
const Value = styled.span<{ $isLong: boolean }>`
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: ${({ theme, $isLong }) => theme.fontSize[$isLong ? 'small' : 'lead']};
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  ${({ theme }) => theme.media.small} {
    font-size: ${({ theme }) => theme.fontSize.lead};
  }
`;
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[1]}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};

  /* Where there is little room the title is enough, without its emblem. */
  @media (max-width: 479px) {
    svg {
      display: none;
    }
  }
`;

export interface PlacesProps {
  /** The ranking from rank 4 on. */
  players: readonly RankedPlayer[];
  metric: BoardMetric;
  isArriving: boolean;
}

/** The ranks below the podium, one row each. */
export const Places = ({ players, metric, isArriving }: PlacesProps) => (
  <List start={FIRST_ROW} aria-label={leaderboardTexts.rows}>
    {players.map(({ uuid, username, place, title, level, value }, index) => (
      <Row key={uuid} $isArriving={isArriving} style={{ animationDelay: `${String(index * ROW_MS)}ms` }}>
        <Place>{place}</Place>
        <Avatar src={avatarOf.head(username, AVATAR_SIZE)} size={HEAD} name={username} />
        <Details>
          <Who>
            <Name translate="no">
              <Breakable text={username} />
            </Name>
            <Facts>
              {title && <RankMark title={title} inBrackets />}
              {level !== null && <span>{leaderboardTexts.level(formatNumber(level))}</span>}
            </Facts>
          </Who>
          <Value $isLong={formatMetric(metric, value).length > LONG_FIGURE}>
            <Breakable text={formatMetric(metric, value)} />
          </Value>
        </Details>
      </Row>
    ))}
  </List>
);
