import type { GameMode, Leaderboards, RankTitle } from '@/contract/network/leaderboards';
import { byId } from '@/lib/by-id';
import type { Network } from './subjects';

/** The modes, each in the colour of its server. */
export const modesOf = ({
  leaderboards,
  servers: { servers },
}: Pick<Network, 'leaderboards' | 'servers'>): GameMode[] =>
  leaderboards.modes.flatMap(({ id, title, icon, server }) => {
    const played = byId(servers, server);
    return played ? { id, title, icon, hue: played.hue } : [];
  });

/** Each mode's titles, from the best down. */
export const titlesOf = ({ modes }: Leaderboards): Record<string, readonly RankTitle[]> =>
  Object.fromEntries(modes.map(({ id, titles }) => [id, titles]));
