import { unusablePongs } from '../../../test/support/fakes/bedrock-hostile';
import { startUdpServer } from '../../../test/support/fakes/bedrock-server';
import { startTcpServer, unusedAddress } from '../../../test/support/fakes/game-server';
import { unusableServers } from '../../../test/support/fakes/game-server-hostile';
import { FakeClock, limitBy } from '../../../test/support/server/fake-clock';
import type { ResolveSrv } from './minecraft/service-record';
import { bedrockPingSource, pingSource } from './ping';

const never = new AbortController().signal;
const ping = pingSource(() => Promise.reject(new Error('no record')));
const at = (port: number) => ({ host: '127.0.0.1', port });

test.each([
  ['says nothing', 'timeout'],
  ['drips a byte a second', 'timeout'],
  ['hangs up at once', 'closed'],
  ['greets as SSH does, and waits', 'bad_packet'],
  ['announces 10 MB and sends them', 'too_long'],
  ['resets the connection', 'reset'],
  ['speaks HTTP', 'bad_packet'],
  ['sends another packet', 'bad_packet'],
  ['sends HTML as its status', 'not_json'],
  ['sends a list', 'bad_answer'],
])('a server that %s is a failure, and named: %s', async (what, reason) => {
  const serve = unusableServers[what];
  if (!serve) throw new Error('There is no such server.');
  const server = await startTcpServer(serve);
  await expect(ping.read(at(server.port), never)).rejects.toMatchObject({ reason });
  await server.stop();
});

const noSuchRecord = Object.assign(new Error(), { code: 'ENODATA' });
const noAnswer = Object.assign(new Error(), { code: 'ETIMEOUT' });
const late: ResolveSrv = (_name, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test.each<[string, ResolveSrv, string]>([
  ['is late', late, 'srv_unknown'],
  ['gets no answer from the name server', () => Promise.reject(noAnswer), 'srv_unknown'],
  ['does not exist', () => Promise.reject(noSuchRecord), 'refused'],
])(
  'a web host whose service record %s is not blamed for what the record may name',
  async (_what, resolve, reason) => {
    const clock = new FakeClock();
    limitBy(clock);
    const read = pingSource(resolve).read({ host: 'localhost', port: 25_565 }, never);
    clock.advance(500);
    await expect(read).rejects.toMatchObject({ reason });
  },
);

test('so is one that is not there, or has no address', async () => {
  const [, port] = (await unusedAddress()).split(':');
  await expect(ping.read(at(Number(port)), never)).rejects.toMatchObject({ reason: 'refused' });
  const nowhere = { host: 'game.invalid', port: 25_566 };
  await expect(ping.read(nowhere, never)).rejects.toMatchObject({ reason: 'dns' });
});

test.each(Object.entries(unusablePongs))(
  'a Bedrock server that %s is a failure, and named',
  async (_what, [answer, reason]) => {
    const clock = new FakeClock();
    limitBy(clock);
    const server = await startUdpServer((ping, count) => {
      // The second ping proves that the answer to the first one was processed.
      if (count === 2) clock.advance(1_500);
      return answer(ping, count);
    });
    await expect(bedrockPingSource().read(at(server.port), never)).rejects.toMatchObject({ reason });
    await server.stop();
  },
);

test('a Bedrock server that is not there is named as one of the Java Edition is', async () => {
  const server = await startUdpServer(() => []);
  const { port } = server;
  await server.stop();
  await expect(bedrockPingSource().read(at(port), never)).rejects.toMatchObject({ reason: 'refused' });
  const nowhere = { host: 'game.invalid', port: 19_132 };
  await expect(bedrockPingSource().read(nowhere, never)).rejects.toMatchObject({ reason: 'dns' });
});
