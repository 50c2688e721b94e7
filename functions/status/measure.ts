// Decision record: docs/decisions/0010-server-status.md
import { publishPlayers } from '#network/private/servers';
import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import type { PublishPlayers } from '@/contract/network/servers';
import type { ServerStatus } from '@/contract/status';
import { perServer } from '@/lib/servers';
import type { ServerBeat } from '../companion';
import { ticksOf } from './clean-reading';
import { cleanNames } from './player-names';
import { ANONYMOUS_LAG_MS, type PollMemory } from './poll-memory';
import type { Snapshot } from './snapshot';

/**
 * Time for which a server counts as having an anonymous player after it has shown one: ten minutes, because a game shows a dozen
 * of its players at a time, and different ones each time, and the lag of what is stored about it.
 */
const ANONYMOUS_MS = 600_000 + ANONYMOUS_LAG_MS;

/** Returns whether a companion reported recently, by its own clock or by one that runs ahead. */
export const isAlive = ({ seenAt }: ServerBeat['beat'], now: number): boolean =>
  Math.abs(now - seenAt) < COMPANION_SILENCE_MS;

/**
 * Returns a snapshot with the companions' measurements. A server's reachability and player count stay as polled, because visitors
 * experience these, and they are newer. A companion adds the ticks, and the names of all players where a poll only gives a
 * sample.
 * @param memory of the round that made the snapshot
 * @param publish the owner's setting that decides whose names stay in it
 */
export function measured(
  snapshot: Snapshot,
  beats: readonly ServerBeat[],
  now: number,
  memory: PollMemory | null = null,
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
  // Such a server shows no list of its own, so it is unknown whom it would hide.
  if (source === 'companion') return [];
  // If the companion cannot read the settings, a game that shows nobody may be set to hide everybody.
  if (beat.hidesPlayers ?? (beat.hidesPlayers === null && list.length === 0)) return [];
  // The game's own list is newer than the console's. With a name that the console lacks, both may have the same count and still
  // different players, one of whom the game hides.
  const known = new Set(names.map((name) => name.toLowerCase()));
  const isWhole = listed.length === online && list.every((name) => known.has(name.toLowerCase()));
  return isWhole && !hasAnonymous ? names : list;
}
