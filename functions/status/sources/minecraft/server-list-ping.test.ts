import {
  startGameServer,
  startTcpServer,
  statusWith,
  unusedAddress,
} from '../../../../test/support/fakes/game-server';
import { unusableServers } from '../../../../test/support/fakes/game-server-hostile';
import { serverListPing } from './server-list-ping';

const at = (port: number) => ({ host: '127.0.0.1', port });
const never = new AbortController().signal;

test('tells a server what the protocol says, reads its status and measures a round trip', async () => {
  const server = await startGameServer({ status: statusWith(3, ['Alex']) });
  const { status, latencyMs } = await serverListPing(at(server.port), never);
  expect(JSON.parse(status)).toEqual(statusWith(3, ['Alex']));
  expect(latencyMs).toBeGreaterThanOrEqual(1);
  const port = server.port.toString(16).padStart(4, '0');
  expect(server.greetings.map((bytes) => bytes.toString('hex'))).toEqual([
    `1300ffffffff0f093132372e302e302e31${port}010100`,
  ]);
  await server.idle();
  await server.stop();
});

test.each(['silent', 'wrong'] as const)('a %s pong costs the round trip, not the status', async (pong) => {
  const server = await startGameServer({ status: '{}', pong });
  const timeUp = new AbortController();
  const result = serverListPing(at(server.port), timeUp.signal);
  await server.pinged;
  if (pong === 'silent') timeUp.abort();
  expect(await result).toEqual({ status: '{}', latencyMs: null });
  await server.idle();
  await server.stop();
});

test('takes a status that comes in single bytes', async () => {
  const server = await startTcpServer((socket) => {
    socket.setNoDelay();
    const send = (bytes: number[]) => {
      const [byte, ...rest] = bytes;
      if (byte === undefined) socket.end();
      else socket.write(Buffer.from([byte]), () => send(rest));
    };
    send([...Buffer.from('0400027b7d', 'hex')]);
  });
  expect((await serverListPing(at(server.port), never)).status).toBe('{}');
  await server.stop();
});

test('a server that refuses the connection is a failure', async () => {
  const [host = '', port] = (await unusedAddress()).split(':');
  await expect(serverListPing({ host, port: Number(port) }, never)).rejects.toThrow('ECONNREFUSED');
});

test('an abort before the start opens no connection', async () => {
  const server = await startGameServer({ status: '{}' });
  await expect(serverListPing(at(server.port), AbortSignal.abort())).rejects.toThrow();
  expect(server.connections()).toBe(0);
  await server.stop();
});

test('lets go of every connection, and of the signal, however a server misbehaves', async () => {
  const timeUp = new AbortController();
  const added = jest.spyOn(timeUp.signal, 'addEventListener');
  const removed = jest.spyOn(timeUp.signal, 'removeEventListener');
  const servers = await Promise.all(Object.values(unusableServers).map(startTcpServer));
  const pings = Promise.allSettled(servers.map(({ port }) => serverListPing(at(port), timeUp.signal)));
  // Every late effect has happened once a good server is done.
  const good = await startGameServer({ status: '{}' });
  await serverListPing(at(good.port), never);
  await good.stop();
  timeUp.abort();
  const outcomes = await pings;
  await Promise.all(servers.map(({ left }) => left(1)));
  expect(servers.every(({ connections }) => connections() === 1)).toBe(true);
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  expect(added).toHaveBeenCalled();
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  await Promise.all(servers.map(({ stop }) => stop()));
});
