import { styled } from 'styled-components';
import type { GameMode } from '@/contract/network/leaderboards';
import { onlyWithScript } from '@/theme/mixins';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/layout/text';
import { PlayerFinder } from './player-finder';

/** Nothing of it works without scripts. */
const Frame = styled(Card.Section)`
  ${onlyWithScript}
`;

/** Finds a player's own place in the mode that is shown. */
export const PlayerSearch = ({ mode }: { mode: GameMode }) => (
  <Frame id="find-player" title="Find your place" titleSize="h3">
    <Note>Not among the ten? See how far it is.</Note>
    <PlayerFinder mode={mode} />
  </Frame>
);
