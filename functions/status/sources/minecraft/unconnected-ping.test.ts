import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  pongTo,
  startForeignServer,
  startUdpServer,
  type UdpServer,
} from '../../../../test/support/fakes/bedrock-server';
import { unconnectedPing } from './unconnected-ping';

const at = (port: number, host = '127.0.0.1') => ({ host, port });
const never = new AbortController().signal;
const running: UdpServer[] = [];
const started = async (starting: Promise<UdpServer>): Promise<UdpServer> => {
  const server = await starting;
  running.push(server);
  return server;
};
afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));

test('a RakNet server of another project is understood, and its round trip measured', async () => {
  const { port } = await started(startForeignServer('§aHi', 7, 40));
  const { text, latencyMs } = await unconnectedPing(at(port), never);
  expect(text).toMatch(/^MCPE;§aHi;408;1\.16\.20;7;40;/);
  expect(latencyMs).toBeGreaterThanOrEqual(1);
});

test('the ping is what the protocol says, with the id of the client', async () => {
  const server = await started(startUdpServer((ping) => [pongTo(ping, 'MCPE;')]));
  await unconnectedPing(at(server.port), never);
  expect(server.received[0]?.toString('hex')).toMatch(
    /^01[0-9a-f]{16}00ffff00fefefefefdfdfdfd12345678[0-9a-f]{16}$/,
  );
});

test('a ping or its answer that got lost is made up for', async () => {
  const server = await started(
    startUdpServer((ping, count) => (count < 2 ? [] : [pongTo(ping, 'MCPE;late')])),
  );
  expect(await unconnectedPing(at(server.port), never)).toMatchObject({ text: 'MCPE;late' });
});

test('an answer to another ping has a status, but no round trip', async () => {
  const server = await started(startUdpServer((ping) => [pongTo(ping, 'MCPE;', { time: 'ff'.repeat(8) })]));
  expect(await unconnectedPing(at(server.port), never)).toEqual({ text: 'MCPE;', latencyMs: null });
});

test('an answer that comes from another port is not heard', async () => {
  const [asked, stranger] = [createSocket('udp4'), createSocket('udp4')];
  asked.on('message', (ping, { port, address }) => {
    stranger.send(pongTo(ping, 'MCPE;stranger'), port, address, () => {
      asked.send(pongTo(ping, 'MCPE;own'), port, address);
    });
  });
  asked.bind(0, '127.0.0.1');
  await once(asked, 'listening');
  expect(await unconnectedPing(at(asked.address().port), never)).toMatchObject({ text: 'MCPE;own' });
  asked.close();
  stranger.close();
});

test('a port where nothing listens is a failure', async () => {
  const server = await startUdpServer(() => []);
  const { port } = server;
  await server.stop();
  await expect(unconnectedPing(at(port), never)).rejects.toThrow('ECONNREFUSED');
});

test('an abort before the start sends nothing', async () => {
  const server = await started(startUdpServer(() => []));
  await expect(unconnectedPing(at(server.port), AbortSignal.abort())).rejects.toThrow();
  expect(server.received).toEqual([]);
});

test('an abort ends the wait', async () => {
  const timeUp = new AbortController();
  const server = await started(
    startUdpServer(() => {
      timeUp.abort();
      return [];
    }),
  );
  await expect(unconnectedPing(at(server.port), timeUp.signal)).rejects.toThrow('The time is up.');
});
