import type { ServerId } from '@/contract/network/servers';
import type { Total } from '@/contract/status';

export interface OnlinePlayer {
  name: string;
  rank: 'Player';
  playtime: 'Active';
}

/** The page's record of a server: its last online state, or nothing yet. */
export interface TrackedServer {
  /** Null while unknown: no poll is known, or the last fetch failed and the server was never online. */
  online: boolean | null;
  /** Counts are null if the server does not report them, or while it is unknown. */
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
  /** Null while unknown: before the first response, and after a failed fetch. */
  online: boolean | null;
  /** Milliseconds; null until measured, and while the server is not online. */
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
