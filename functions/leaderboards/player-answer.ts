import type { LeaderboardPlayer } from '@/contract/leaderboard';
import type { Metric } from '@/contract/network/metrics';
import { formerNameOf } from './former-names';
import { ratioOf } from './metrics';

/** Figures by metric id, without ratios; missing figures are absent. */
export type Figures = ReadonlyMap<string, number>;

function valueOf(metric: Metric, figures: Figures): number | undefined {
  const ratio = ratioOf(metric);
  if (!ratio) return figures.get(metric.id);
  const [above, below] = ratio.map((id) => figures.get(id));
  return above === undefined || below === undefined ? undefined : above / Math.max(1, below);
}

/**
 * Returns a player as responses contain it, with the figures of the mode's current metrics. A ratio to zero is computed as a
 * ratio to one.
 */
export function playerAnswer(
  { uuid, username }: Pick<LeaderboardPlayer, 'uuid' | 'username'>,
  figures: Figures,
  metrics: readonly Metric[],
): LeaderboardPlayer {
  const values = metrics.map((metric) => [metric, valueOf(metric, figures)] as const);
  const former = values.flatMap(([metric, value]) => {
    const name = formerNameOf(metric);
    return name === undefined ? [] : [[name, value ?? (name === 'level' ? null : 0)] as const];
  });
  const known = values.flatMap(([{ id }, value]) => (value === undefined ? [] : [[id, value] as const]));
  return { uuid, username, metrics: Object.fromEntries(known), ...Object.fromEntries(former) };
}
