import { voting } from '#network/private/voting';
import type { VoteBridgeResponse } from '@/contract/votes';
import { isAlive, type ServerBeat } from '../companion';
import type { VoteSettings } from '../core/env/vote-settings';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';

export interface VoteBridgeParts {
  /** Reads the companions' last reports. */
  readonly beats: () => Promise<readonly ServerBeat[]>;
  readonly settings: VoteSettings;
  readonly clock: Pick<Clock, 'now'>;
}

export type VoteBridge = ReturnType<typeof createVoteBridge>;

/** Created once per instance. Rejects with `UnavailableError` while the database is away. */
export function createVoteBridge({ beats, settings, clock }: VoteBridgeParts) {
  const isChecked = voting.sites.some(({ id }) => (settings[id]?.key ?? null) !== null);
  const isAnyAlive = cached(
    async () => (await beats()).some(({ beat }) => isAlive(beat, clock.now())),
    clock,
  );

  return {
    /** Returns whether votes reach the game: through a check, or through a companion. Reads at most every 30 s. */
    async state(): Promise<VoteBridgeResponse> {
      return { isConnected: isChecked || (await isAnyAlive.get('')) };
    },
  };
}
