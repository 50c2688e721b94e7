import { benchBridge } from './bridge/bridge';
import { benchBytes } from './bytes';
import { benchColdStart } from './cold-start';
import { benchCosts } from './costs/costs';
import { benchFirstPaint } from './first-paint/first-paint';
import { benchInteractions } from './interactions/interactions';
import { benchLeaderboard } from './leaderboard';
import type { Tables } from './results';
import { benchSignIn } from './sign-in';
import { benchStatus } from './status';
import { benchTraffic } from './traffic/traffic';
import { benchTyping } from './typing';

/** Limits of a run; null for none. */
export interface BenchOptions {
  /** Addresses of the only pages to measure. */
  pages: string[] | null;
}

/** Benches by name. Each reports its progress on the console, and cleans up even if it fails. */
export const benches = {
  'first-paint': benchFirstPaint,
  interactions: benchInteractions,
  typing: benchTyping,
  bytes: benchBytes,
  'cold-start': benchColdStart,
  status: benchStatus,
  'sign-in': benchSignIn,
  leaderboard: benchLeaderboard,
  traffic: benchTraffic,
  bridge: benchBridge,
  costs: benchCosts,
} satisfies Record<string, (options: BenchOptions) => Promise<Tables>>;

export type BenchName = keyof typeof benches;
