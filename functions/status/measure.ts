import { perServer } from '@/content/servers';
import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import type { ServerStatus } from '@/contract/status';
import type { ServerBeat } from '../companion';
import { ticksOf } from './clean-reading';
import { cleanNames } from './player-names';
import type { Snapshot } from './snapshot';

/**
 * A snapshot with what companions have measured. Whether a server is reachable, and how many play on it, stays as it was
 * looked up: that is what a visitor meets, and newer. A companion knows the ticks, and the names of all players where a
 * look-up tells but a sample.
 */
export function measured(snapshot: Snapshot, beats: readonly ServerBeat[], now: number): Snapshot {
  const alive = new Map(
    beats
      .filter(({ beat }) => Math.abs(now - beat.seenAt) < COMPANION_SILENCE_MS)
      .map(({ server, beat }) => [server, beat]),
  );
  return {
    ...snapshot,
    servers: perServer((id) => withBeat(snapshot.servers[id], alive.get(id))),
  };
}

function withBeat(status: ServerStatus, beat: ServerBeat['beat'] | undefined): ServerStatus {
  if (!status.online || !beat) return status;
  const { players, performance } = status;
  const { tps, mspt } = ticksOf(beat.vitals);
  const names = cleanNames(beat.players ?? []).slice(0, players.online ?? 0);
  return {
    ...status,
    players: { ...players, list: names.length > players.list.length ? names : players.list },
    performance: tps === null ? performance : { tps, mspt: mspt ?? 0, measured: true },
  };
}
