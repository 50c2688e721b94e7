import autocannon from 'autocannon';
import { serverVariable } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import { createClosers } from '../../local/closers';
import { startGameServer } from '../../local/game-servers/game-server';
import { startDatabase } from './database';
import { type ServedSite, serveSite } from './served-site';

const CLIENTS = 1_000;
const REQUESTS_PER_SECOND = 500;
/** The two are measured in turns, so that a busy moment of the machine falls on both. */
const SLICES = 6;
const SLICE_SECONDS = 10;

const load = (url: string) =>
  autocannon({
    url,
    connections: CLIENTS,
    overallRate: REQUESTS_PER_SECOND,
    duration: SLICE_SECONDS,
    timeout: 20,
    requests: [
      {
        // Random query strings get past every cache that is keyed by the address.
        setupRequest: (request) => ({
          ...request,
          path: `${new URL(url).pathname}?x=${String(Math.random())}`,
        }),
      },
    ],
  });

const worst = (values: number[]) => Math.max(...values);

export interface StatusLoad {
  clients: number;
  requestsPerSecond: number;
  responses: number;
  failed: number;
  /** 99th percentiles in milliseconds, of the worst slice. */
  status: number;
  empty: number;
  /** The two in turns, in seconds. */
  seconds: number;
  /** How often each game server was asked in that time. */
  pings: number[];
  /** Database commands in that time. */
  commands: number;
}

const inTurns = async (urls: ServedSite) => {
  const results = { status: [] as autocannon.Result[], empty: [] as autocannon.Result[] };
  for (let slice = 0; slice < SLICES; slice++) {
    console.log(`  slice ${String(slice + 1)} of ${String(SLICES)}`);
    results.status.push(await load(`${urls.product}/api/status`));
    results.empty.push(await load(`${urls.floor}/api/empty`));
  }
  const p99 = (of: autocannon.Result[]) => worst(of.map(({ latency }) => latency.p99));
  return {
    responses: results.status.reduce((sum, { requests }) => sum + requests.total, 0),
    failed: results.status.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
    status: p99(results.status),
    empty: p99(results.empty),
  };
};

/** 1,000 clients poll the status for a minute, in turns with an empty function. */
export const benchStatus = async (): Promise<StatusLoad> => {
  const closers = createClosers();
  try {
    let commands = 0;
    const database = await startDatabase(() => void commands++);
    closers.add(() => database.close());
    const servers = await Promise.all(
      serverIds().map(async (id) => [serverVariable(id), await startGameServer()] as const),
    );
    closers.add(async () => void (await Promise.all(servers.map(([, server]) => server.close()))));
    const site = await serveSite({
      UPSTASH_REDIS_REST_URL: database.url,
      UPSTASH_REDIS_REST_TOKEN: database.token,
      // All clients come from one address.
      ADDRESS_LIMIT_FACTOR: '1000',
      ...Object.fromEntries(servers.map(([variable, { address }]) => [variable, address])),
    });
    closers.add(() => site.close());
    const figures = await inTurns(site);
    return {
      clients: CLIENTS,
      requestsPerSecond: REQUESTS_PER_SECOND,
      ...figures,
      seconds: SLICES * SLICE_SECONDS * 2,
      pings: servers.map(([, { pings }]) => pings),
      commands,
    };
  } finally {
    await closers.closeAll();
  }
};
