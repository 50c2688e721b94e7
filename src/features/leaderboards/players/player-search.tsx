import { styled } from 'styled-components';
import type { LeaderboardMode } from '@/contract/leaderboard';
import { onlyWithScript } from '@/theme/mixins';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/layout/text';
import { PlayerFinder } from './player-finder';

/** Nothing of it works without scripts. */
const Frame = styled(Card)`
  ${onlyWithScript}
`;

/** Finds a player's own place in the mode that is shown. */
export const PlayerSearch = ({ mode }: { mode: LeaderboardMode }) => (
  <Frame forwardedAs="section" aria-labelledby="find-player">
    <Card.Body>
      <Card.Title level={2} size="h3" id="find-player">
        Find your place
      </Card.Title>
      <Note>Not among the ten? See how far it is.</Note>
      <PlayerFinder mode={mode} />
    </Card.Body>
  </Frame>
);
