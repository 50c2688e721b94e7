import { serverVariable } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';
import { openDatabase } from '../../functions/core/database/database';
import { readEnvironment } from '../../functions/core/env/env';
import { systemClock } from '../../functions/core/time/clock';
import { buildStatusService } from '../../functions/status/build-status';
import { oddPongs } from '../support/fakes/bedrock-hostile';
import { pongTo, startForeignServer, startUdpServer } from '../support/fakes/bedrock-server';
import { startPublicLookups } from '../support/fakes/public-lookups';
import { aNetwork } from '../support/fixtures/a-network';

const opened: { readonly stop: () => Promise<unknown> }[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ stop }) => stop())));
async function open<T extends { readonly stop: () => Promise<unknown> }>(opening: Promise<T>): Promise<T> {
  const one = await opening;
  opened.push(one);
  return one;
}

beforeEach(() => {
  const server = {
    id: 'pocket',
    title: 'Pocket',
    group: 'Pocket',
    hue: 'grass',
    address: 'pocket.example.org',
  };
  aNetwork({ servers: { servers: [{ ...server, edition: 'bedrock' }] } });
});

/** Status of the only server, at this address, from a new instance. */
async function statusAt(address: string, variables: Record<string, string> = { STATUS_SOURCES: 'ping' }) {
  const [id] = serverIds();
  if (id === undefined) throw new Error('The network has a server.');
  const environment = readEnvironment({ [serverVariable(id)]: address, ...variables });
  const service = buildStatusService(environment, openDatabase(null), systemClock, () => undefined);
  const { response, background } = await service.current();
  await background;
  return response.servers[id];
}

test('a server of the Bedrock Edition has a status like any other, but for names', async () => {
  const { address } = await open(startForeignServer('A server', 7, 40));
  expect(await statusAt(address)).toMatchObject({
    ...{ online: true, source: 'ping', latencyMs: expect.any(Number) },
    players: { online: 7, max: 40, list: [] },
  });
});

test.each(Object.entries(oddPongs))('of %s is shown what can be', async (_what, [text, [online, max]]) => {
  const { address } = await open(startUdpServer((ping) => [pongTo(ping, text)]));
  expect(await statusAt(address)).toMatchObject({ online: true, players: { online, max, list: [] } });
});

test('a gateway that answers for a server that sleeps is offline', async () => {
  const text = 'MCPE;§cThis server is offline;-1;§4Offline;0;0;';
  const { address } = await open(startUdpServer((ping) => [pongTo(ping, text)]));
  expect(await statusAt(address)).toMatchObject({ online: false, source: 'ping' });
});

test('without an answer the public lookup of the edition is asked, and no lookup that knows Java alone', async () => {
  const silent = await startUdpServer(() => []);
  const { address } = silent;
  await silent.stop();
  const players = { online: 5, max: 9 };
  const lookups = await open(startPublicLookups({ [`bedrock/${address}`]: { online: true, players } }));
  const variables = { STATUS_LOOKUP_URL: lookups.url, STATUS_FALLBACK_URL: lookups.url };
  expect(await statusAt(address, variables)).toMatchObject({ online: true, source: 'lookup', players });
  expect(lookups.requests.map(({ path }) => path)).toEqual([`/bedrock/3/${address}`]);
});
