import type { CompanionBoards } from '@/contract/companion-boards';
import type { GameMode, Leaderboards, RankTitle } from '@/contract/network/leaderboards';
import type { BoardMetric, Metric } from '@/contract/network/metrics';
import { wireNameOf } from '@/contract/wire-names';
import { byId } from '@/lib/by-id';
import type { Network } from './subjects';

const nameOf = ({ id, unit }: Pick<Metric, 'id' | 'unit'>): string =>
  unit === 'level' ? 'level' : (wireNameOf(id) ?? id);

const boardMetrics = (metrics: readonly Metric[]): BoardMetric[] =>
  metrics
    .filter(({ shown }) => shown)
    .map((metric) => {
      const { id, title, unit, art, steps, best, source } = metric;
      const parts = typeof source === 'object' && 'ratio' in source ? source.ratio : [];
      const [above = nameOf(metric), below] = parts.map((part) => nameOf(byId(metrics, part) ?? metric));
      return {
        ...{ id, title, unit, art, steps },
        of: below === undefined ? [above] : [above, below],
        ...(best === 'lowest' && { sign: -1 }),
      };
    });

/** The modes, each in the colour of its server. */
export const modesOf = ({
  leaderboards,
  servers: { servers },
}: Pick<Network, 'leaderboards' | 'servers'>): GameMode[] =>
  leaderboards.modes.flatMap(({ id, title, icon, server, metrics }) => {
    const played = byId(servers, server);
    const [first, ...others] = boardMetrics(metrics);
    return played && first ? { id, title, icon, hue: played.hue, metrics: [first, ...others] } : [];
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
