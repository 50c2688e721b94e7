import { styled } from 'styled-components';
import { leaderboardSearch as texts } from '#messages/leaderboard-parts';
import type { GameMode } from '@/contract/network/leaderboards';
import { onlyWithScript } from '@/theme/mixins';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/layout/text';
import { PlayerFinder } from './player-finder';

/** Hidden without scripts, because nothing in it would work. */
const Frame = styled(Card.Section)`
  ${onlyWithScript}
`;

/** Finds a player's own rank in the current mode. */
export const PlayerSearch = ({ mode }: { mode: GameMode }) => (
  <Frame id="find-player" title={texts.title} titleSize="h3">
    <Note>{texts.text}</Note>
    <PlayerFinder mode={mode} />
  </Frame>
);
