import { editions } from '#network/private/servers';
import type { Edition, ServerId } from '@/contract/network/servers';
import type { AskedSource } from '@/contract/status';
import { perServer } from '@/lib/servers';
import type { ServerBeat } from '../companion';
import type { Database } from '../core/database/database';
import { type GameAddress, isLoopback } from '../core/env/addresses';
import type { Environment } from '../core/env/env';
import { userAgent } from '../core/env/user-agent';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { pollAll } from './poll';
import { createSnapshotStore } from './snapshot-store';
import { companionSource } from './sources/companion';
import { srvResolver } from './sources/minecraft/service-record';
import { notedSource } from './sources/noted-source';
import { bedrockPingSource, pingSource } from './sources/ping';
import { fallbackSource, lookupSource } from './sources/public-lookups';
import type { ServerSource, StatusSource } from './sources/status-source';
import { createStatusService } from './status';

export function buildStatusService(env: Environment, database: Database, clock: Clock, log: Log) {
  const lookup = { baseUrl: env.lookupUrl, userAgent };
  const sources: Record<Edition, Partial<Record<AskedSource, StatusSource>>> = {
    java: {
      ping: notedSource(pingSource(srvResolver())),
      lookup: notedSource(lookupSource(lookup, 'java')),
      fallback: notedSource(fallbackSource({ baseUrl: env.fallbackUrl, userAgent })),
    },
    bedrock: {
      ping: notedSource(bedrockPingSource()),
      lookup: notedSource(lookupSource(lookup, 'bedrock')),
    },
  };
  const baseUrls: Record<AskedSource, string | null> = {
    ping: null,
    lookup: env.lookupUrl,
    fallback: env.fallbackUrl,
  };
  const sourcesAt = (address: GameAddress, edition: Edition): ServerSource[] =>
    env.statusSources
      .filter((name) => canSee(baseUrls[name], address))
      .flatMap((name) => sources[edition][name] ?? [])
      .map((source) => ({ ...source, read: (signal) => source.read(address, signal) }));
  const pinged = perServer((id) => {
    const address = env.servers[id];
    return address && sourcesAt(address, editions[id]);
  });
  const heard = (id: ServerId, beats: readonly ServerBeat[]) =>
    companionSource(beats.find(({ server }) => server === id)?.beat, clock);
  return createStatusService({
    store: createSnapshotStore(database),
    poll: (limitMs, before, beats) =>
      pollAll(
        perServer((id) => pinged[id] ?? [heard(id, beats)]),
        before,
        limitMs,
        clock,
      ),
    hasUnpolled: Object.values(pinged).includes(null),
    locationOf: (id) => {
      const address = env.servers[id];
      return address ? `${address.host.toLowerCase()}:${String(address.port)}` : id;
    },
    clock,
    log,
  });
}

/** A public lookup cannot see this machine: it would query its own loopback. */
function canSee(baseUrl: string | null, { host }: GameAddress): boolean {
  return baseUrl === null || !isLoopback(host) || isLoopback(new URL(baseUrl).hostname);
}
