import type { ServerId } from '@/contract/network/servers';
import type { Total } from '@/contract/status';

export interface OnlinePlayer {
  name: string;
  rank: 'Player';
  playtime: 'Active';
}

/** What the page knows of one server: its last online state, or nothing yet. */
export interface TrackedServer {
  online: boolean;
  /** Counts are null where the server does not tell them. */
  players: { online: number | null; max: number | null; list: OnlinePlayer[] };
  /** Ticks that were not measured are assumed. */
  performance: { tps: number; mspt: number; measured: boolean };
  plugins: string[];
  /** ISO 8601 time of the first failed look-up since the server was last online; null while it responds or was never seen. */
  unresponsiveSince: string | null;
}

/** The server that players come to first, as the connect dialog shows it. */
export interface ConnectStatus {
  online: boolean;
  players: { online: number | null; max: number | null };
  /** Milliseconds; null until it is measured. */
  latency: number | null;
  /** Whether the latency is the game server's own, so that nothing else needs to measure it. */
  pinged: boolean;
}

export interface ServerStatusState {
  /** Loaded after the first fetch, also after one that failed. */
  phase: 'loading' | 'loaded';
  /** When the last response's snapshot was taken, ISO 8601; null before the first response. */
  lastUpdated: string | null;
  /** Whether the last response was stale when it arrived. */
  stale: boolean;
  /** Whether the latest fetch failed, and whether the visitor was told. */
  outage: 'none' | 'unannounced' | 'announced';
  /** Of the last response in which a server was online. */
  total: Total;
  servers: Record<ServerId, TrackedServer>;
  connect: ConnectStatus;
}
