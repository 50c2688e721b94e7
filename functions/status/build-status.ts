import { editions } from '#network/private/servers';
import type { Edition } from '@/contract/network/servers';
import type { StatusSource as SourceName } from '@/contract/status';
import { perServer } from '@/lib/servers';
import type { Database } from '../core/database/database';
import { type GameAddress, isLoopback } from '../core/env/addresses';
import type { Environment } from '../core/env/env';
import { userAgent } from '../core/env/user-agent';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { type LookUpTarget, lookUpAll } from './look-up';
import { createSnapshotStore } from './snapshot-store';
import { srvResolver } from './sources/minecraft/service-record';
import { notedSource } from './sources/noted-source';
import { bedrockPingSource, pingSource } from './sources/ping';
import { fallbackSource, lookupSource } from './sources/public-lookups';
import type { StatusSource } from './sources/status-source';
import { createStatusService } from './status';

/** The status service of one instance, for the servers and sources that the environment names. */
export function buildStatusService(env: Environment, database: Database, clock: Clock, log: Log) {
  const lookup = { baseUrl: env.lookupUrl, userAgent };
  const sources: Record<Edition, Partial<Record<SourceName, StatusSource>>> = {
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
  const baseUrls: Record<SourceName, string | null> = {
    ping: null,
    lookup: env.lookupUrl,
    fallback: env.fallbackUrl,
  };
  const target = (address: GameAddress, edition: Edition): LookUpTarget => ({
    address,
    sources: env.statusSources
      .filter((name) => canSee(baseUrls[name], address))
      .flatMap((name) => sources[edition][name] ?? []),
  });
  const targets = perServer((id) => target(env.servers[id], editions[id]));
  return createStatusService({
    store: createSnapshotStore(database),
    lookUp: (limitMs, before) => lookUpAll(targets, before, limitMs, clock),
    placeOf: (id) => `${env.servers[id].host.toLowerCase()}:${String(env.servers[id].port)}`,
    clock,
    log,
  });
}

/** A public lookup cannot see this machine: it would look at its own loopback. */
function canSee(baseUrl: string | null, { host }: GameAddress): boolean {
  return baseUrl === null || !isLoopback(host) || isLoopback(new URL(baseUrl).hostname);
}
