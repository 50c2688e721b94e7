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
import { pingSource } from './sources/ping';
import { fallbackSource, lookupSource } from './sources/public-lookups';
import type { StatusSource } from './sources/status-source';
import { createStatusService } from './status';

/** The status service of one instance, for the servers and sources that the environment names. */
export function buildStatusService(env: Environment, database: Database, clock: Clock, log: Log) {
  const sources: Record<SourceName, StatusSource> = {
    ping: notedSource(pingSource(srvResolver())),
    lookup: notedSource(lookupSource({ baseUrl: env.lookupUrl, userAgent })),
    fallback: notedSource(fallbackSource({ baseUrl: env.fallbackUrl, userAgent })),
  };
  const baseUrls: Record<SourceName, string | null> = {
    ping: null,
    lookup: env.lookupUrl,
    fallback: env.fallbackUrl,
  };
  const target = (address: GameAddress): LookUpTarget => ({
    address,
    sources: env.statusSources.filter((name) => canSee(baseUrls[name], address)).map((name) => sources[name]),
  });
  const targets = perServer((id) => target(env.servers[id]));
  return createStatusService({
    store: createSnapshotStore(database),
    lookUp: (limitMs, before) => lookUpAll(targets, before, limitMs, clock),
    clock,
    log,
  });
}

/** A public lookup cannot see this machine: it would look at its own loopback. */
function canSee(baseUrl: string | null, { host }: GameAddress): boolean {
  return baseUrl === null || !isLoopback(host) || isLoopback(new URL(baseUrl).hostname);
}
