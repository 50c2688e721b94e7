import type { LookUpMemory } from './look-up-memory';
import type { Snapshot } from './snapshot';

/** The result of a round of look-ups: what is served, and what the next round needs to know. */
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
