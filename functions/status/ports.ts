import type { ServerStatus, StatusSource as SourceName } from '@/contract/status';
import type { ServerId } from '@/content/servers';
import type { GameAddress } from '../core/env/addresses';
import type { LookUpMemory } from './look-up-memory';

/** What a source said, in one shape but not yet believed: everything `unknown` is the other side's word. */
export interface SourceReading {
  readonly online: boolean;
  readonly players: { readonly online: unknown; readonly max: unknown; readonly names: unknown };
  readonly performance: unknown;
  /** Milliseconds, measured on this side; null when there was nothing to measure. */
  readonly latencyMs: number | null;
}

/** One way to learn how a game server is. */
export interface StatusSource {
  readonly name: SourceName;
  /** Milliseconds that must lie between two questions about the same server; none when left out. */
  readonly restMs?: number;
  /**
   * Rejects with `SourceError` when there was no usable answer; "the server is offline" is an answer. Stops, and lets
   * go of its sockets, when `signal` aborts or its own time limit has passed.
   */
  read(address: GameAddress, signal: AbortSignal): Promise<SourceReading>;
}

/** All servers as one round of look-ups found them. */
export interface Snapshot {
  /** ISO 8601. */
  readonly fetchedAt: string;
  readonly servers: Record<ServerId, ServerStatus>;
}

/** What a round of look-ups comes to: what is answered, and what the next round needs to know. */
export interface LookUpRound {
  readonly snapshot: Snapshot;
  readonly memory: LookUpMemory;
}

/** What the store holds; `snapshot` is null when there is none or it cannot be read. */
export interface StoredSnapshot {
  /** Changes with every publication; empty when nothing published is there. */
  readonly version: string;
  readonly snapshot: Snapshot | null;
}

/**
 * `claimed`: the caller alone looks up now, after the round that left this `memory`, if it is known. Else what has been
 * published since it last read, if anything.
 */
export type Claim =
  | { readonly claimed: true; readonly memory: LookUpMemory | null }
  | { readonly claimed: false; readonly snapshot: Snapshot | null };

/** The snapshot that all instances share. Every method rejects, within a short time, when the store is away. */
export interface SnapshotStore {
  read(): Promise<StoredSnapshot>;
  /** Takes the right to look up under the name `holder`, unless another has it or published after `version`. */
  claim(holder: string, version: string): Promise<Claim>;
  /** Stores what a round has found and gives the claim back; does nothing when `holder` no longer has the claim. */
  publish(holder: string, round: LookUpRound): Promise<void>;
}
