import type { CompanionBoards } from '@/contract/companion-boards';
import type { GameMode, Leaderboards, RankTitle } from '@/contract/network/leaderboards';
import type { BoardMetric, Metric } from '@/contract/network/metrics';
import { byId } from '@/lib/by-id';
import type { Network } from './subjects';

const boardMetrics = (metrics: readonly Metric[]): BoardMetric[] =>
  metrics
    .filter(({ shown }) => shown)
    .map(({ id, title, unit, art, steps, best }) => ({
      ...{ id, title, unit, art, steps },
      ...(best === 'lowest' && { sign: -1 }),
    }));

/** Returns the modes, each in the color of its server. */
export const modesOf = ({
  leaderboards,
  servers: { servers },
}: Pick<Network, 'leaderboards' | 'servers'>): GameMode[] =>
  leaderboards.modes.flatMap(({ id, title, icon, server, metrics }) => {
    const played = byId(servers, server);
    const [first, ...others] = boardMetrics(metrics);
    return played && first ? { id, title, icon, hue: played.hue, metrics: [first, ...others] } : [];
  });

/** Titles of each mode, the best first. */
export const titlesOf = ({ modes }: Leaderboards): Record<string, readonly RankTitle[]> =>
  Object.fromEntries(modes.map(({ id, titles }) => [id, titles]));

/** Returns the ids of the modes with a level, on which titles depend. */
export const leveledOf = ({ modes }: Leaderboards): string[] =>
  modes.flatMap(({ id, metrics }) => (metrics.some(({ unit }) => unit === 'level') ? id : []));

export const metricsOf = ({ modes }: Leaderboards): Record<string, readonly Metric[]> =>
  Object.fromEntries(modes.map(({ id, metrics }) => [id, metrics]));

/** Returns the values that companions sum for the modes of their servers. */
export const boardsOf = ({ modes }: Leaderboards): CompanionBoards => ({
  modes: modes.map(({ id, server, metrics }) => ({
    id,
    server,
    metrics: metrics.flatMap(({ id, unit, source }) =>
      typeof source === 'object' && 'statistics' in source ? { id, unit, statistics: source.statistics } : [],
    ),
  })),
});
