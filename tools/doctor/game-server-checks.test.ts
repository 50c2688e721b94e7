import type { Socket } from 'node:net';
import { readEnvironment } from '../../functions/core/env/env';
import {
  startGameServer,
  startTcpServer,
  statusPacket,
  statusWith,
} from '../../test/support/fakes/game-server';
import { unusableServers } from '../../test/support/fakes/game-server-hostile';
import { serverVariables, ENTRANCE_SERVER, servers } from '../../test/support/fixtures/tracked-servers';
import { gameServerChecks, namesFrom } from './game-server-checks';

const V2 = Buffer.from('0d0a0d0a000d0a515549540a', 'hex');
const status = statusPacket(JSON.stringify(statusWith(3)));

/** Serves a game server that requires a proxy's introduction, and hangs up without one. */
const introduced = (isIntroduction: (bytes: Buffer) => boolean) => (socket: Socket) => {
  socket.once('data', (bytes: Buffer) => {
    if (isIntroduction(bytes)) socket.write(status);
    else socket.destroy();
  });
};
const speaking = (answer: unknown) => startGameServer({ status: answer });
const hostile = (what: string) => {
  const serve = unusableServers[what];
  if (!serve) throw new Error('There is no such server.');
  return startTcpServer(serve);
};
const asleep = { version: { name: '● Offline', protocol: -1 }, players: { online: 0, max: 0 } };

test.each<[string, () => ReturnType<typeof startTcpServer>, 'ok' | 'wrong', RegExp]>([
  ['is well', () => speaking(statusWith(3)), 'ok', /^3 players, answers in \d+ ms\.$/],
  [
    'does not tell how many play',
    () => speaking({}),
    'ok',
    /^Number of players unknown, answers in \d+ ms\.$/,
  ],
  [
    'answers with more than the protocol takes',
    () => speaking({ mods: 'm'.repeat(40_000) }),
    'wrong',
    /longer than the protocol’s limit.*plugin or mod/,
  ],
  [
    'expects the PROXY protocol of version 2',
    () => startTcpServer(introduced((bytes) => bytes.subarray(0, V2.length).equals(V2))),
    'wrong',
    /expects the PROXY protocol/,
  ],
  [
    'expects the PROXY protocol of version 1',
    () => startTcpServer(introduced((bytes) => /^PROXY [A-Z0-9]+[^\r]*\r\n/.test(bytes.toString('latin1')))),
    'wrong',
    /expects the PROXY protocol/,
  ],
  ['is a web server', () => hostile('speaks HTTP'), 'wrong', /not a Minecraft server/],
  ['is an SSH server', () => hostile('greets as SSH does, and waits'), 'wrong', /not a Minecraft server/],
  [
    'sends a page as its status',
    () => hostile('sends HTML as its status'),
    'wrong',
    /not send a Minecraft status/,
  ],
  [
    'hangs up on everybody',
    () => hostile('hangs up at once'),
    'wrong',
    /closes the connection.*enable-status/,
  ],
  ['is a gateway of a server that sleeps', () => speaking(asleep), 'wrong', /not running.*its host answers/],
])('a game server that %s is told as that', async (_what, starting, state, text) => {
  const server = await starting();
  const environment = readEnvironment(serverVariables(() => server.address));
  const check = gameServerChecks(environment, namesFrom([])).find(
    ({ name }) => name === servers[ENTRANCE_SERVER].title,
  );
  const verdict = await check?.run(new AbortController().signal);
  await server.stop();
  expect(verdict).toEqual([state, expect.stringMatching(text)]);
});
