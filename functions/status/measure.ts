import { publishPlayers } from '#network/private/servers';
import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import type { PublishPlayers } from '@/contract/network/servers';
import type { ServerStatus } from '@/contract/status';
import { perServer } from '@/lib/servers';
import type { ServerBeat } from '../companion';
import { ticksOf } from './clean-reading';
import type { LookUpMemory } from './look-up-memory';
import { cleanNames } from './player-names';
import type { Snapshot } from './snapshot';

/**
 * Time for which a server counts as having an anonymous player after it has shown one. A game shows a dozen of its players at a
 * time, and others each time.
 */
const ANONYMOUS_MS = 600_000;

/** Whether a companion was heard recently, by its own clock or by one that runs ahead. */
export const isAlive = ({ seenAt }: ServerBeat['beat'], now: number): boolean =>
  Math.abs(now - seenAt) < COMPANION_SILENCE_MS;

/**
 * A snapshot with what companions have measured. Whether a server is reachable, and how many play on it, stays as it was
 * looked up: that is what a visitor meets, and newer. A companion knows the ticks, and the names of all players where a
 * look-up tells but a sample.
 * @param memory of the round that made the snapshot
 * @param publish the owner's setting that says whose names are left in it
 */
export function measured(
  snapshot: Snapshot,
  beats: readonly ServerBeat[],
  now: number,
  memory: LookUpMemory | null = null,
  publish: PublishPlayers = publishPlayers,
): Snapshot {
  const alive = new Map(
    beats.filter(({ beat }) => isAlive(beat, now)).map(({ server, beat }) => [server, beat]),
  );
  return {
    ...snapshot,
    servers: perServer((id) => {
      const [status, beat] = [snapshot.servers[id], alive.get(id)];
      const anonymousAt = memory?.servers[id].anonymousAt ?? -Infinity;
      const hasAnonymous = now - anonymousAt < ANONYMOUS_MS;
      const list = namesToPublish(status, beat, hasAnonymous, publish);
      return { ...withTicks(status, beat), players: { ...status.players, list } };
    }),
  };
}

function withTicks(status: ServerStatus, beat: ServerBeat['beat'] | undefined): ServerStatus {
  const { tps, mspt } = ticksOf(status.online ? beat?.vitals : null);
  return tps === null ? status : { ...status, performance: { tps, mspt: mspt ?? 0, measured: true } };
}

function namesToPublish(
  { online: isOnline, source, players: { online, list } }: ServerStatus,
  beat: ServerBeat['beat'] | undefined,
  hasAnonymous: boolean,
  publish: PublishPlayers,
): string[] {
  if (publish === 'none') return [];
  const listed = beat?.players ?? [];
  const names = cleanNames(listed);
  if (!isOnline || online === null || !beat) return list;
  if (publish === 'all') return [...new Set([...list, ...names])].slice(0, online);
  // Nobody sees a list of its own there, so nobody knows whom it would hide.
  if (source === 'companion') return [];
  // Where the companion cannot read its settings, a game that shows nobody may be set to hide everybody.
  if (beat.hidesPlayers ?? (beat.hidesPlayers === null && list.length === 0)) return [];
  // The game's own list is newer than the console's. If it has a name that the console lacks, the two may count as many and
  // still be different players, one of whom the game hides.
  const known = new Set(names.map((name) => name.toLowerCase()));
  const isWhole = listed.length === online && list.every((name) => known.has(name.toLowerCase()));
  return isWhole && !hasAnonymous ? names : list;
}
