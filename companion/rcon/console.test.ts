import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Rcon } from 'rcon-client';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../../test/support/fakes/game-console';
import { NotSent, Unanswered } from './connection';
import { type Console, createConsole } from './console';
import { encodePacket } from './packets';

let game: GameConsole;
let console: Console;
beforeEach(async () => {
  game = await startGameConsole();
  console = consoleAt(game.port);
});
afterEach(async () => {
  console.close();
  await game.close();
});

const consoleAt = (port: number, password = RCON_PASSWORD) =>
  createConsole(async () => ({ host: '127.0.0.1', port, password }), 400);

test.each([0, 1, 4_095, 4_096, 4_097, 12_288, 300_000])(
  'an answer of %i characters arrives whole, and the next command gets its own',
  async (length) => {
    const long = Array.from({ length }, (_, n) => String.fromCharCode(97 + (n % 26))).join('');
    game.answer = (command) => (command === 'long' ? long : undefined);
    expect(await console.run('long')).toBe(long);
    expect(await console.run('short')).toBe('Done');
  },
);

test('letters that are cut between two packets arrive whole', async () => {
  game.answer = () => '小明'.repeat(3_000);
  expect(await console.run('names')).toBe('小明'.repeat(3_000));
});

test('commands run one at a time in order, on one connection, each with its own answer', async () => {
  const running = { now: 0, most: 0 };
  game.onCommand = async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise(setImmediate);
    running.now -= 1;
  };
  game.answer = (command) => `you said ${command}`;
  const commands = Array.from({ length: 50 }, (_, n) => `command ${String(n)}`);
  expect(await Promise.all(commands.map((command) => console.run(command)))).toEqual(
    commands.map((command) => `you said ${command}`),
  );
  expect(game.commands).toEqual(commands);
  expect(running.most).toBe(1);
});

test('the game server may be started anew, and the next command arrives', async () => {
  await console.run('before');
  await game.restart();
  await expect(console.run('between')).rejects.toThrow(/NotSent|closed|reset/);
  expect(await console.run('after')).toBe('Done');
  expect(game.commands).toEqual(['before', 'after']);
});

test('a command without an answer is unanswered after its time, and the next one has a new connection', async () => {
  game.onCommand = (command) => (command === 'hang' ? new Promise(() => undefined) : undefined);
  await expect(console.run('hang')).rejects.toThrow(Unanswered);
  expect(await console.run('next')).toBe('Done');
});

test('a connection that breaks in the middle of an answer leaves the command unanswered', async () => {
  game.onCommand = () => game.restart();
  await expect(console.run('stop')).rejects.toThrow(Unanswered);
});

test('nothing is sent where nobody listens, or the password is wrong, or RCON is off', async () => {
  await expect(consoleAt(game.port, 'wrong').run('op Eve')).rejects.toThrow('refuses the RCON password');
  await expect(createConsole(async () => null).run('op Eve')).rejects.toThrow('RCON is off');
  const { port } = game;
  await game.close();
  await expect(consoleAt(port).run('op Eve')).rejects.toThrow(NotSent);
  expect(game.commands).toEqual([]);
  game = await startGameConsole();
});

test('a command that is too long for the game server is not sent', async () => {
  expect(await console.run('é'.repeat(723))).toBe('Done');
  await expect(console.run('é'.repeat(724))).rejects.toThrow('too long');
});

test('once it is closed it sends nothing, and what waits for its turn learns it', async () => {
  game.onCommand = () => console.close();
  const results = await Promise.allSettled([console.run('first'), console.run('second')]);
  expect(results).toEqual([
    { status: 'rejected', reason: expect.any(Unanswered) },
    { status: 'rejected', reason: expect.any(NotSent) },
  ]);
});

describe('what listens there is no game server', () => {
  let server: Server;
  let sockets: Socket[];
  /** Sends these bytes in reply to the login, and to everything after it. */
  async function stranger(login: Buffer | ((id: number) => Buffer), rest: (id: number) => Buffer) {
    sockets = [];
    let packets = 0;
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => socket.destroy());
      socket.on('data', (chunk) => {
        const id = chunk.readInt32LE(4);
        packets += 1;
        if (packets === 1) socket.write(typeof login === 'function' ? login(id) : login);
        else socket.write(rest(id));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return consoleAt((server.address() as AddressInfo).port);
  }
  afterEach(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const welcome = (id: number) => encodePacket(id, 2, '');

  test.each([
    ['a page of the web', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['a huge length', Buffer.from([255, 255, 255, 127, 0, 0, 0, 0])],
    ['a negative length', Buffer.from([255, 255, 255, 255, 0, 0, 0, 0])],
    ['half a packet', Buffer.from([10, 0, 0, 0, 1])],
    ['nothing', Buffer.alloc(0)],
  ])('and says %s', async (_name, bytes) => {
    const strange = await stranger(bytes, () => Buffer.alloc(0));
    await expect(strange.run('op Eve')).rejects.toThrow(NotSent);
  });

  test.each<[string, (id: number) => Buffer]>([
    ['another id', (id) => encodePacket(id + 1_000, 0, 'Done')],
    ['garbage', () => Buffer.from('\u0000\u0000\u0000\u0000garbage')],
    [
      'no end',
      (id) => Buffer.concat(Array.from({ length: 40 }, () => encodePacket(id, 0, 'x'.repeat(30_000)))),
    ],
  ])('and answers a command with %s', async (_name, answer) => {
    const strange = await stranger(welcome, answer);
    await expect(strange.run('op Eve')).rejects.toThrow(Unanswered);
  });

  test('and an empty answer comes before the word on the login, as some servers send it', async () => {
    const strange = await stranger(
      (id) => Buffer.concat([encodePacket(id, 0, ''), welcome(id)]),
      (id) => encodePacket(id, 0, 'Done'),
    );
    expect(await strange.run('list')).toBe('Done');
  });
});

test('the game server of these tests speaks as a client that others have written expects', async () => {
  game.players.add('Steve');
  const judge = await Rcon.connect({ host: '127.0.0.1', port: game.port, password: RCON_PASSWORD });
  expect(await judge.send('list uuids')).toContain('Steve (');
  expect(await judge.send('say hello')).toBe('Done');
  await judge.end();
  await expect(Rcon.connect({ host: '127.0.0.1', port: game.port, password: 'wrong' })).rejects.toThrow(
    /auth/i,
  );
});
