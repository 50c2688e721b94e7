import { once } from 'node:events';
import { connect } from 'node:net';
import { startGameServer, type GameServer } from './game-server';

/** Bytes that a game client of version 1.21.4 sends to `localhost:25565`, according to the protocol. */
const HANDSHAKE = Buffer.from('10008106096c6f63616c686f737463dd01', 'hex');
const STATUS_REQUEST = Buffer.from('0100', 'hex');
const PING = Buffer.from('09010102030405060708', 'hex');

let server: GameServer;
beforeEach(async () => {
  server = await startGameServer({
    players: () => ({ online: 2, max: 20, names: ['Mossy', 'Élan'] }),
    description: 'Harbor',
  });
});
afterEach(() => server.close());

/** Sends bytes and collects the response until the server ends the connection. */
async function exchange(...chunks: Buffer[]): Promise<Buffer> {
  const socket = connect(server.port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const chunk of chunks) {
    socket.write(chunk);
    await new Promise(setImmediate);
  }
  await once(socket, 'close');
  return Buffer.concat(received);
}

/** Parses the JSON of a status answer that precedes a pong. */
const statusOf = (answer: Buffer): unknown =>
  JSON.parse(answer.subarray(answer.indexOf('{'), -PING.byteLength).toString('utf8'));

test('answers a status request and a ping as a game server does', async () => {
  const answer = await exchange(HANDSHAKE, STATUS_REQUEST, PING);
  expect(answer.subarray(-10).toString('hex')).toBe('09010102030405060708');
  // The packet's length, its id 0 and the text's length, each length as a VarInt of two bytes.
  const [packetLength, textLength] = [0, 3].map(
    (at) => answer.readUInt8(at) - 128 + answer.readUInt8(at + 1) * 128,
  );
  expect(answer.readUInt8(2)).toBe(0);
  expect(answer.byteLength).toBe(2 + Number(packetLength) + PING.byteLength);
  expect(textLength).toBe(Number(packetLength) - 3);
  expect(statusOf(answer)).toEqual({
    version: { name: '1.21.4', protocol: 769 },
    players: {
      online: 2,
      max: 20,
      sample: [
        { name: 'Mossy', id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-3[\da-f]{3}-[89ab][\da-f]{3}-/) },
        { name: 'Élan', id: expect.any(String) },
      ],
    },
    description: { text: 'Harbor' },
  });
});

test('answers the same when the bytes come one by one', async () => {
  const bytes = Buffer.concat([HANDSHAKE, STATUS_REQUEST, PING]);
  const answer = await exchange(...Array.from(bytes, (byte) => Buffer.from([byte])));
  expect(statusOf(answer)).toMatchObject({ players: { online: 2 } });
});

test('answers the same when the bytes come all at once', async () => {
  const answer = await exchange(Buffer.concat([HANDSHAKE, STATUS_REQUEST, PING]));
  expect(statusOf(answer)).toMatchObject({ players: { online: 2 } });
});

test('shows at most 12 names, and none when nobody plays', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Player${index}`);
  server.setPlayers({ online: 40, max: 50, names });
  const full = statusOf(await exchange(HANDSHAKE, STATUS_REQUEST, PING));
  expect(full).toMatchObject({ players: { online: 40, sample: { length: 12 } } });
  server.setPlayers({ online: 0, max: 50, names: [] });
  const answer = await exchange(HANDSHAKE, STATUS_REQUEST, PING);
  expect(statusOf(answer)).toMatchObject({ players: { online: 0, max: 50 } });
  expect(answer.toString('utf8')).not.toContain('sample');
});

test('counts status requests', async () => {
  await exchange(HANDSHAKE, STATUS_REQUEST, PING);
  await exchange(HANDSHAKE, STATUS_REQUEST, PING);
  expect(server.pings).toBe(2);
});

test.each([
  ['a length that is no VarInt', 'ffffffffff'],
  ['a huge length', 'ffffff7f00'],
  ['a negative length', 'ffffffff0f'],
  ['an empty packet', '00'],
  ['a web request', Buffer.from(`GET / HTTP/1.1\r\nHost: ${'x'.repeat(100)}\r\n\r\n`).toString('hex')],
  ['a handshake for joining', '10008106096c6f63616c686f737463dd02'],
  ['a handshake whose host is longer than it', '100081067f6c6f63616c686f737463dd01'],
  ['a request before the handshake', '0100'],
  ['an unknown packet', `${HANDSHAKE.toString('hex')}0105`],
])('cuts off a client that sends %s', async (_, hex) => {
  expect(await exchange(Buffer.from(hex, 'hex'))).toEqual(Buffer.alloc(0));
  expect(server.pings).toBe(0);
});

test('closes with a client still connected', async () => {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await server.close();
  await closed;
  expect(socket.destroyed).toBe(true);
});
