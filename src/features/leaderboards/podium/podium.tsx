import { leaderboardTexts } from '#messages/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import type { RankedPlayer } from '../selectors';
import { Ground } from './podium-blocks';
import { PodiumStep } from './podium-step';
import { Steps } from './podium-style';

const PLACES = [1, 2, 3] as const;

export interface PodiumProps {
  /** The ranking, best first. */
  players: readonly RankedPlayer[];
  metric: BoardMetric;
  isArriving: boolean;
}

/** The top three; a step that nobody has reached is empty. */
export const Podium = ({ players, metric, isArriving }: PodiumProps) => (
  <div>
    <Steps aria-label={leaderboardTexts.podium}>
      {PLACES.map((place) => (
        <PodiumStep
          key={place}
          place={place}
          player={players[place - 1]}
          metric={metric}
          isArriving={isArriving}
        />
      ))}
    </Steps>
    <Ground />
  </div>
);
