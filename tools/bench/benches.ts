import { benchBridge } from './bridge/bridge';
import { benchBytes } from './bytes';
import { benchColdStart } from './cold-start';
import { benchCosts } from './costs/costs';
import { benchFirstPaint } from './first-paint/first-paint';
import { benchInteractions } from './interactions/interactions';
import { benchLeaderboard } from './leaderboard';
import type { BenchName, Results } from './results';
import { benchSignIn } from './sign-in';
import { benchStatus } from './status';
import { benchTraffic } from './traffic/traffic';
import { benchTyping } from './typing';

/** What is left out of a run; null is nothing. */
export interface BenchOptions {
  /** Addresses of the only pages that are measured. */
  pages: string[] | null;
}

/** Each tells the console what it is doing, and leaves nothing running, even when it fails. */
export const benches: { [Name in BenchName]: (options: BenchOptions) => Promise<Results[Name]> } = {
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
};
