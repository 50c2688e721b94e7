import type { Metric } from '@/contract/leaderboard';

export interface MetricChoice {
  label: string;
  /** A pixel drawing. */
  art: 'sword' | 'shield' | 'clock' | 'pickaxe' | 'skull';
}

export const metrics: Record<Metric, MetricChoice> = {
  kills: { label: 'PvP Kills', art: 'sword' },
  kdr: { label: 'K/D Ratio', art: 'shield' },
  playtime: { label: 'Playtime', art: 'clock' },
  blocks: { label: 'Blocks Mined', art: 'pickaxe' },
  mobkills: { label: 'Mob Kills', art: 'skull' },
};
