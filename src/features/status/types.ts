import type { ServerId } from '@/contract/network/servers';
import type { Total } from '@/contract/status';

export interface OnlinePlayer {
  name: string;
  rank: 'Player';
  playtime: 'Active';
}

/** The page's record of a server: its last online state, or nothing yet. */
export interface TrackedServer {
  online: boolean;
  /** Counts are null if the server does not report them. */
  players: { online: number | null; max: number | null; list: OnlinePlayer[] };
  /** Ticks are assumed if not measured. */
  performance: { tps: number; mspt: number; measured: boolean };
  plugins: string[];
  /**
   * ISO 8601 time of the first failed poll since the server was last online; null while it responds or if it
   * was never seen.
   */
  unresponsiveSince: string | null;
}

/** The entrance server, as shown in the connect dialog. */
export interface ConnectStatus {
  online: boolean;
  players: { online: number | null; max: number | null };
  /** Milliseconds; null until measured. */
  latency: number | null;
  /** True if the latency is the game server's own, so that nothing else needs to measure it. */
  pinged: boolean;
}

export interface ServerStatusState {
  /** `loaded` after the first fetch, even a failed one. */
  phase: 'loading' | 'loaded';
  /** Time of the last response's snapshot, ISO 8601; null before the first response. */
  lastUpdated: string | null;
  /** True if the last response was stale on arrival. */
  stale: boolean;
  /** Whether the latest fetch failed, and whether the visitor was told. */
  outage: 'none' | 'unannounced' | 'announced';
  /** From the last response in which a server was online. */
  total: Total;
  servers: Record<ServerId, TrackedServer>;
  connect: ConnectStatus;
}
