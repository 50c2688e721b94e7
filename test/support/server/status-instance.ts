import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { openDatabase, PATIENT_MS } from '../../../functions/core/database/database';
import type { Clock } from '../../../functions/core/time/clock';
import type { PollRound, ServerMemory } from '../../../functions/status/poll-memory';
import { emptySnapshot, type Snapshot } from '../../../functions/status/snapshot';
import { createSnapshotStore } from '../../../functions/status/snapshot-store';
import { createStatusService, type StatusReport } from '../../../functions/status/status';
import { ENTRANCE_SERVER } from '../fixtures/tracked-servers';

export interface StatusInstance {
  readonly current: () => Promise<StatusReport>;
  readonly polls: readonly { readonly limitMs: number; readonly finish: (players: number) => void }[];
  /** Resolves at the next poll. Call it before the request that triggers it. */
  readonly nextPoll: () => Promise<void>;
  /** Serves one request, whose poll finds that many players at the entrance. */
  readonly pollAndFind: (players: number) => Promise<StatusResponse<ServerId>>;
}

/**
 * Starts one instance of the status service on a database; the test ends its polls.
 * @param commandMs timeout for the database; by default long enough for a busy machine
 */
export function startStatusInstance(
  clock: Clock,
  address: { readonly url: string; readonly token: string } | null,
  commandMs = PATIENT_MS,
): StatusInstance {
  const polls: { limitMs: number; finish: (players: number) => void }[] = [];
  let announce: () => void = () => undefined;
  let started = new Promise<void>((resolve) => (announce = resolve));
  const service = createStatusService({
    store: createSnapshotStore(openDatabase(address, commandMs)),
    hasUnpolled: false,
    locationOf: (id) => id,
    clock,
    log: () => undefined,
    poll: (limitMs) =>
      new Promise((resolve) => {
        polls.push({ limitMs, finish: (players) => resolve(roundOf(snapshotWith(players, clock))) });
        announce();
        started = new Promise<void>((next) => (announce = next));
      }),
  });
  return {
    current: () => service.current(),
    polls,
    nextPoll: () => started,
    async pollAndFind(players) {
      const begun = started;
      const report = service.current();
      await begun;
      polls.at(-1)?.finish(players);
      const { response, background } = await report;
      await background;
      return response;
    },
  };
}

/** Returns a snapshot of now, with that many players at the entrance and the other servers offline. */
export function snapshotWith(players: number, clock: Clock): Snapshot {
  const { fetchedAt, servers } = emptySnapshot(clock.now());
  const counts = { online: players, max: 100, list: [] };
  return {
    fetchedAt,
    servers: {
      ...servers,
      [ENTRANCE_SERVER]: { ...servers[ENTRANCE_SERVER], online: true, players: counts, source: 'ping' },
    },
  };
}

/** Returns a poll with this result, and nothing for the next one but, if given, the same state of each server. */
export function roundOf(snapshot: Snapshot, state: Partial<ServerMemory> = {}): PollRound {
  const servers = perServer(() => ({ trouble: null, lastWords: {}, ...state }));
  return { snapshot, memory: { fetchedAt: snapshot.fetchedAt, servers } };
}

/** Returns the number of players that a response shows at the entrance. */
export function playersIn({ response }: StatusReport): number | null {
  return response.servers[ENTRANCE_SERVER].players.online;
}
