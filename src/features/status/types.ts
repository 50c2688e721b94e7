import type { ServerId } from '@/content/servers';

export interface OnlinePlayer {
  name: string;
  rank: 'Player';
  playtime: 'Active';
}

/** What the page knows of one server: its last online answer, or nothing yet. */
export interface TrackedServer {
  online: boolean;
  players: { online: number; max: number; list: OnlinePlayer[] };
  /** Ticks that nobody measured are assumed. */
  performance: { tps: number; mspt: number; measured: boolean };
  plugins: string[];
  /** ISO 8601 time of the first look-up in vain since the last online answer; null while it answers or was never seen. */
  noAnswerSince: string | null;
}

/** The lobby as the connect dialog shows it. */
export interface ConnectStatus {
  online: boolean;
  players: { online: number; max: number };
  /** Milliseconds; null while nothing has measured it. */
  latency: number | null;
  /** Whether the latency is the game server's own, so that nothing else needs to measure it. */
  pinged: boolean;
}

export interface ServerStatusState {
  /** Loaded after the first fetch, also after one that failed. */
  phase: 'loading' | 'loaded';
  /** When the last answer's snapshot was taken, ISO 8601; null before the first answer. */
  lastUpdated: string | null;
  /** Whether the last answer was old when it came. */
  stale: boolean;
  /** Whether the latest fetch failed, and whether the visitor was told of this outage. */
  outage: 'none' | 'untold' | 'told';
  servers: Record<ServerId, TrackedServer>;
  connect: ConnectStatus;
}
