/** The tracked servers, in the order in which they are shown. */
export const SERVER_IDS = ['lobby', 'pvp', 'lifesteal'] as const;
export type ServerId = (typeof SERVER_IDS)[number];

/** Where a server's status can be looked up. */
export const STATUS_SOURCES = ['ping', 'lookup', 'fallback'] as const;
export type StatusSource = (typeof STATUS_SOURCES)[number];

/** A snapshot is fresh for this long, and browsers poll as often. */
export const STATUS_REFRESH_MS = 30_000;

/** A healthy server's ticks per second: assumed where nobody measured them, and the health bar's full width. */
export const FULL_TPS = 20;

/** One server as it was last looked up. */
export interface ServerStatus {
  online: boolean;
  players: {
    online: number;
    max: number;
    /** Names only; servers show a sample of at most a dozen, public lookups may know more. */
    list: string[];
  };
  performance: {
    /** Ticks per second, 0 to 20. */
    tps: number;
    /** Milliseconds per tick. */
    mspt: number;
    /** Whether a source told the ticks per second; else they are assumed to be {@link FULL_TPS}. */
    measured: boolean;
  };
  /** Round trip of the server's own ping in milliseconds; null when another source answered. */
  latencyMs: number | null;
  /** The source that answered; null when none did. */
  source: StatusSource | null;
  /** When this server was looked up, ISO 8601. */
  checkedAt: string;
}

/** `GET /api/status`. */
export interface StatusAnswer {
  /** When the snapshot was taken, ISO 8601. */
  fetchedAt: string;
  /** True when the snapshot is older than {@link STATUS_REFRESH_MS}. */
  stale: boolean;
  servers: Record<ServerId, ServerStatus>;
}
