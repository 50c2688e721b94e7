import { startTcpServer, unusedAddress } from '../../../test/support/fakes/game-server';
import { unusableServers } from '../../../test/support/fakes/game-server-hostile';
import { pingSource } from './ping';

const never = new AbortController().signal;
const ping = pingSource(() => Promise.reject(new Error('no record')));
const at = (port: number) => ({ host: '127.0.0.1', port });

test.each([
  ['says nothing', 'timeout'],
  ['drips a byte a second', 'timeout'],
  ['hangs up at once', 'bad_packet'],
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

test('so is one that is not there, or has no address', async () => {
  const [, port] = (await unusedAddress()).split(':');
  await expect(ping.read(at(Number(port)), never)).rejects.toMatchObject({ reason: 'refused' });
  const nowhere = { host: 'game.invalid', port: 25_566 };
  await expect(ping.read(nowhere, never)).rejects.toMatchObject({ reason: 'dns' });
});
