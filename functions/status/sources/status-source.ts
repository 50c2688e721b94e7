import type { StatusSource as SourceName } from '@/contract/status';
import type { GameAddress } from '../../core/env/addresses';

/** What a source said, in one shape but not yet believed: everything `unknown` is the other side's word. */
export interface SourceReading {
  readonly online: boolean;
  /** The server's words on its version, where the source passes them on. */
  readonly version?: { readonly name: unknown; readonly protocol: unknown };
  readonly players: { readonly online: unknown; readonly max: unknown; readonly names: unknown };
  readonly performance: unknown;
  /** Milliseconds, measured on this side; null when there was nothing to measure. */
  readonly latencyMs: number | null;
}

/** A source for one server. */
export interface ServerSource {
  readonly name: SourceName;
  /** Milliseconds that must lie between two questions about the same server; none when left out. */
  readonly restMs?: number;
  /** As that of a {@link StatusSource}. */
  read(signal: AbortSignal): Promise<SourceReading>;
}

/** One way to learn how a game server is. */
export interface StatusSource extends Omit<ServerSource, 'read'> {
  /**
   * Rejects with `SourceError` when there was no usable reply; "the server is offline" is one. Stops, and closes
   * its sockets, when `signal` aborts or its own time limit has passed.
   */
  read(address: GameAddress, signal: AbortSignal): Promise<SourceReading>;
}
