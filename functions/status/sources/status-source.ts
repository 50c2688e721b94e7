import type { StatusSource as SourceName } from '@/contract/status';
import type { GameAddress } from '../../core/env/addresses';

/** A source's reply in a uniform shape, still untrusted: every `unknown` comes from the other side. */
export interface SourceReading {
  readonly online: boolean;
  /** The server's own description of its version, where the source passes it on. */
  readonly version?: { readonly name: unknown; readonly protocol: unknown };
  readonly players: { readonly online: unknown; readonly max: unknown; readonly names: unknown };
  readonly performance: unknown;
  /** Milliseconds, measured on this side; null without a measurement. */
  readonly latencyMs: number | null;
}

export interface ServerSource {
  readonly name: SourceName;
  /** Minimum milliseconds between two requests about the same server; none by default. */
  readonly restMs?: number;
  read(signal: AbortSignal): Promise<SourceReading>;
}

/** A way to poll game servers. */
export interface StatusSource extends Omit<ServerSource, 'read'> {
  /**
   * Rejects with `SourceError` without a usable reply; "the server is offline" is usable. Stops, and closes its sockets, when
   * `signal` aborts or its own time limit has passed.
   */
  read(address: GameAddress, signal: AbortSignal): Promise<SourceReading>;
}
