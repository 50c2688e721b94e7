import autocannon from 'autocannon';
import { serverVariable } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import { createClosers } from '../../local/closers';
import { startGameServer } from '../../local/game-servers/game-server';
import { startDatabase } from './database';
import { round } from './figures';
import { type Tables } from './results';
import { type ServedSite, serveSite } from './served-site';

const CLIENTS = 1_000;
const REQUESTS_PER_SECOND = 500;
/** Alternating slices, so that a busy moment of the machine affects both. */
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
        // Random query strings bypass every cache that is keyed by the address.
        setupRequest: (request) => ({
          ...request,
          path: `${new URL(url).pathname}?x=${String(Math.random())}`,
        }),
      },
    ],
  });

const worst = (values: number[]) => Math.max(...values);

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

/** Measures 1,000 clients that poll the status for a minute, alternating with an empty function. */
export const benchStatus = async (): Promise<Tables> => {
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
      // All clients share one address.
      ADDRESS_LIMIT_FACTOR: '1000',
      ...Object.fromEntries(servers.map(([variable, { address }]) => [variable, address])),
    });
    closers.add(() => site.close());
    const { responses, failed, status, empty } = await inTurns(site);
    const seconds = `in ${String(SLICES * SLICE_SECONDS * 2)} s`;
    return {
      load: [
        { '': 'responses', figure: responses },
        { '': 'of them failed', figure: failed },
        { '': '99th percentile, ms', figure: status },
        { '': '99th percentile of an empty function, ms', figure: empty },
        { '': 'ratio', figure: round(status / empty, 2) },
        ...servers.map(([variable, { pings }]) => ({
          '': `times that ${variable} was asked, ${seconds}`,
          figure: pings,
        })),
        { '': `database commands, ${seconds}`, figure: commands },
      ],
    };
  } finally {
    await closers.closeAll();
  }
};
