import { voting } from '#network/private/voting';
import type { VoteBridgeResponse } from '@/contract/votes';
import { aliveUntil, type ServerBeat } from '../companion';
import type { VoteSettings } from '../core/env/vote-settings';
import { cached, FRESH_MS } from '../core/time/cached';
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
  /** Time until which a companion counts as alive without another call; -Infinity if none has ever called. */
  const alive = cached(async () => Math.max(...(await beats()).map(({ beat }) => aliveUntil(beat))), clock, {
    freshMs: (until, readAt) => Math.max(FRESH_MS, until - readAt),
  });

  return {
    /**
     * Returns whether votes reach the game: through a check, or through a companion. Reads at most every 30 s, and not before a
     * companion that has called could have fallen silent.
     */
    async state(): Promise<VoteBridgeResponse> {
      return { isConnected: isChecked || clock.now() < (await alive.get('')) };
    },
  };
}
