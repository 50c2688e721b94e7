import { leaderboardTexts } from '#messages/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { useCountUp } from '@/hooks/use-count-up';
import { avatarOf } from '@/lib/avatar';
import { formatNumber } from '@/lib/format-number';
import { Avatar } from '@/ui/drawing/avatar';
import { ranks } from '@/ui/drawing/pixel-icons/ranks';
import { TracedDrawing } from '@/ui/drawing/traced-drawing';
import { Note, Text, VisuallyHidden } from '@/ui/layout/text';
import { RankMark } from '../board/rank-mark';
import { Breakable, formatMetric, LONG_FIGURE } from '../format-metric';
import type { RankedPlayer } from '../selectors';
import { Pedestal, Plate, type PodiumPlace } from './podium-blocks';
import { Hero, Name, Portrait, Step, Value } from './podium-style';

/** Side of the requested picture, in pixels. */
export const AVATAR_SIZE = 100;

interface ValueProps {
  metric: BoardMetric;
  /** Whether the players have just appeared, so their numbers count up. */
  isArriving: boolean;
}

const CountedValue = ({ value, metric, isArriving }: ValueProps & { value: number }) => {
  const shown = useCountUp(value, isArriving);
  const { length } = formatMetric(metric, value);
  return (
    <Value $isLong={length > LONG_FIGURE} style={{ ['--length' as string]: length }}>
      <Breakable text={formatMetric(metric, shown)} />
    </Value>
  );
};

const Winner = ({ player, ...value }: ValueProps & { player: RankedPlayer }) => (
  <>
    <Name translate="no">
      <Breakable text={player.username} />
    </Name>
    {player.title && (
      <Text as="span" size="small">
        <RankMark title={player.title} />
      </Text>
    )}
    {player.level !== null && <Note as="span">{leaderboardTexts.level(formatNumber(player.level))}</Note>}
    <CountedValue value={player.value} {...value} />
  </>
);

export interface PodiumStepProps extends ValueProps {
  place: PodiumPlace;
  /** Undefined while nobody has reached the step. */
  player: RankedPlayer | undefined;
}

/** A step of the podium with its player. */
export const PodiumStep = ({ place, player, ...value }: PodiumStepProps) => (
  <Step $place={place} $isArriving={value.isArriving}>
    <Hero>
      <VisuallyHidden>{leaderboardTexts.step(place)}</VisuallyHidden>
      {place === 1 && <TracedDrawing drawing={ranks.crown} />}
      {player ? (
        <>
          <Portrait $place={place}>
            <Avatar
              src={avatarOf.head(player.username, AVATAR_SIZE)}
              size={AVATAR_SIZE}
              name={player.username}
            />
          </Portrait>
          <Winner player={player} {...value} />
        </>
      ) : (
        <Text as="span" color="muted">
          {leaderboardTexts.free}
        </Text>
      )}
    </Hero>
    <Pedestal $place={place} aria-hidden="true">
      <Plate $place={place}>{place}</Plate>
    </Pedestal>
  </Step>
);
