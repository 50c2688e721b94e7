import type { CompanionBoards } from '@/contract/companion-boards';
import type { GameMode, Leaderboards, RankTitle } from '@/contract/network/leaderboards';
import type { Metric } from '@/contract/network/metrics';
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

/** Each mode's metrics, as they stand. */
export const metricsOf = ({ modes }: Leaderboards): Record<string, readonly Metric[]> =>
  Object.fromEntries(modes.map(({ id, metrics }) => [id, metrics]));

/** What companions are told of: what they sum for the modes of their servers. */
export const boardsOf = ({ modes }: Leaderboards): CompanionBoards => ({
  modes: modes.map(({ id, server, metrics }) => ({
    id,
    server,
    metrics: metrics.flatMap(({ id, unit, source }) =>
      typeof source === 'object' && 'statistics' in source ? { id, unit, statistics: source.statistics } : [],
    ),
  })),
});
