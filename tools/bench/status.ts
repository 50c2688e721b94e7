import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { SERVER_IDS, serverVariable } from '@/content/servers';
import { openEngine } from '../../local/data-service/engine';
import { startDataService } from '../../local/data-service/server';
import { startGameServer } from '../../local/game-servers/game-server';

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

/** 1,000 clients poll the status for a minute, in turns with an empty function. Prints both p99s and what was asked. */
export const benchStatus = async (): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const { engine } = await openEngine({ directory: path.join(directory, 'redis') });
  let commands = 0;
  const database = await startDataService({ engine, token: 'bench', onCommand: () => void commands++ });
  const servers = await Promise.all(
    SERVER_IDS.map(async (id) => [serverVariable(id), await startGameServer()] as const),
  );
  const child = fork('tools/bench/serve.ts', [directory], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      UPSTASH_REDIS_REST_URL: database.url,
      UPSTASH_REDIS_REST_TOKEN: database.token,
      ...Object.fromEntries(servers.map(([variable, { address }]) => [variable, address])),
    },
  });
  const [urls] = (await once(child, 'message')) as [{ product: string; floor: string }];

  const results = { status: [] as autocannon.Result[], empty: [] as autocannon.Result[] };
  for (let slice = 0; slice < SLICES; slice++) {
    results.status.push(await load(`${urls.product}/api/status`));
    results.empty.push(await load(`${urls.floor}/api/empty`));
    console.log(`  ${String(slice + 1)} of ${String(SLICES)} slices`);
  }

  const p99 = {
    status: worst(results.status.map(({ latency }) => latency.p99)),
    empty: worst(results.empty.map(({ latency }) => latency.p99)),
  };
  const responses = results.status.reduce((sum, { requests }) => sum + requests.total, 0);
  const failed = results.status.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0);
  const seconds = SLICES * SLICE_SECONDS * 2;
  console.log(
    `GET /api/status, ${String(CLIENTS)} clients, ${String(REQUESTS_PER_SECOND)} requests a second`,
  );
  console.log(`  responses               ${String(responses)}, failed ${String(failed)}`);
  console.log(`  p99 of a cached response ${String(p99.status)} ms`);
  console.log(`  p99 of an empty one     ${String(p99.empty)} ms`);
  console.log(`  ratio                   ${(p99.status / p99.empty).toFixed(2)}`);
  console.log(
    `  each game server asked  ${servers.map(([, { pings }]) => pings).join(', ')} times in ${String(seconds)} s`,
  );
  console.log(`  Redis commands          ${String(commands)} in ${String(seconds)} s`);

  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  await Promise.all(servers.map(([, server]) => server.close()));
  await database.close();
  await engine.close();
  await rm(directory, { recursive: true, force: true });
};
