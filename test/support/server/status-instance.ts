import type { ServerId } from '@/contract/network/servers';
import type { StatusResponse } from '@/contract/status';
import { perServer } from '@/lib/servers';
import { openDatabase, PATIENT_MS } from '../../../functions/core/database/database';
import type { Clock } from '../../../functions/core/time/clock';
import type { LookUpRound } from '../../../functions/status/look-up-memory';
import { emptySnapshot, type Snapshot } from '../../../functions/status/snapshot';
import { createSnapshotStore } from '../../../functions/status/snapshot-store';
import { createStatusService, type StatusReport } from '../../../functions/status/status';
import { ENTRANCE_SERVER } from '../fixtures/tracked-servers';

export interface StatusInstance {
  readonly current: () => Promise<StatusReport>;
  readonly lookUps: readonly { readonly limitMs: number; readonly finish: (players: number) => void }[];
  /** Resolves at the next look-up. Ask for it before the request that makes it. */
  readonly nextLookUp: () => Promise<void>;
  /** Serves one request, whose look-up finds so many players at the entrance. */
  readonly lookUpAndFind: (players: number) => Promise<StatusResponse<ServerId>>;
}

/**
 * One instance of the status service on a database, whose look-ups end when the test says so.
 * @param commandMs how long it waits for the database: long enough for a busy machine unless given
 */
export function startStatusInstance(
  clock: Clock,
  address: { readonly url: string; readonly token: string } | null,
  commandMs = PATIENT_MS,
): StatusInstance {
  const lookUps: { limitMs: number; finish: (players: number) => void }[] = [];
  let announce: () => void = () => undefined;
  let started = new Promise<void>((resolve) => (announce = resolve));
  const service = createStatusService({
    store: createSnapshotStore(openDatabase(address, commandMs)),
    placeOf: (id) => id,
    clock,
    log: () => undefined,
    lookUp: (limitMs) =>
      new Promise((resolve) => {
        lookUps.push({ limitMs, finish: (players) => resolve(roundOf(snapshotWith(players, clock))) });
        announce();
        started = new Promise<void>((next) => (announce = next));
      }),
  });
  return {
    current: () => service.current(),
    lookUps,
    nextLookUp: () => started,
    async lookUpAndFind(players) {
      const begun = started;
      const report = service.current();
      await begun;
      lookUps.at(-1)?.finish(players);
      const { response, background } = await report;
      await background;
      return response;
    },
  };
}

/** A snapshot of now, with so many players at the entrance and the other servers offline. */
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

/** A round that found this, and has nothing else to tell the next one. */
export function roundOf(snapshot: Snapshot): LookUpRound {
  const nothing = { trouble: null, lastWords: {} };
  const servers = perServer(() => nothing);
  return { snapshot, memory: { fetchedAt: snapshot.fetchedAt, servers } };
}

/** How many players a response shows at the entrance. */
export function playersIn({ response }: StatusReport): number | null {
  return response.servers[ENTRANCE_SERVER].players.online;
}
