import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../local/site/listen';
import { type CompanionSite, startCompanionSite } from '../test/support/fakes/companion-site';
import { callListener, closedOf, voteV2 } from '../test/support/fakes/votifier-client';
import { type CompanionProgram, startCompanionProgram } from '../test/support/server/companion-program';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { encodePacket } from './rcon/packets';

/** Connections, of which every second one brings a vote; `BRIDGE_VOTES=10000` for more. */
const CONNECTIONS = Number(process.env['BRIDGE_VOTES'] ?? 3_000);
jest.setTimeout(60_000 + CONNECTIONS * 60);

const TOKEN = 'a-token-of-listing-sites';
const inFolder = setUpFolder();
let site: CompanionSite;
let program: CompanionProgram;
beforeEach(async () => {
  site = await startCompanionSite();
});
afterEach(async () => {
  await program.kill();
  await site.close();
});

/** Returns the peak memory of a hasty companion that has ended, in MB. */
const peakMemory = () => Number(/Peak memory: (\d+) bytes/.exec(program.output.stdout)?.[1]) / 2 ** 20;

test('memory stays under 80 MB while strangers send what they like and the site is away', async () => {
  const port = await freePort('127.0.0.1');
  site.trouble = () => ({ status: 503 });
  const args = ['--site', site.url, '--server', 'skywars', '--data', inFolder('data')];
  program = await startCompanionProgram([...args, '--votifier', `127.0.0.1:${String(port)}`], {
    env: { VOTIFIER_TOKEN: TOKEN },
    isHasty: true,
  });
  await program.says('Companion ready');
  const garbage = randomBytes(100_000);
  let sent = 0;
  async function stranger(n: number): Promise<void> {
    while (sent < CONNECTIONS) {
      sent += 1;
      if (n % 2 === 0) await voteV2(port, TOKEN, `v${String(sent)}`);
      else {
        const lister = await callListener(port);
        lister.socket.end(garbage);
        await closedOf(lister.socket);
      }
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, n) => stranger(n)));
  await program.stop();
  expect(peakMemory()).toBeLessThan(80);
});

describe('a hostile server', () => {
  let server: Server;
  let sockets: Socket[];
  let reply: (socket: Socket, bytes: Buffer) => void;
  beforeEach(async () => {
    sockets = [];
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined).on('data', (bytes) => reply(socket, bytes));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = () => `127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  const LENGTH = 250_000;
  const filled = (before: string, item: string, after: string) =>
    `${before}${item.repeat(LENGTH / item.length)}${after}`;
  const start = '{"accepted":{"votes":[],"receipts":[],"refused":[]},"challenges":[],"nextMs":1,"rewards":[';
  const fields = Array.from({ length: 25_000 }, (_, n) => `"${n.toString(36)}":0`).join(',');

  test.each([
    ['empty rewards', 200, filled(start, '{},', '{}]}')],
    ['nested lists', 200, filled('', '[', '')],
    ['fields of the wrong type', 422, `{"error":{"code":"","message":"","fields":{${fields}}}}`],
    ['chunks of one byte', 200, null],
  ])('memory stays under 80 MB while a site answers with %s', async (_name, status, body) => {
    const chunks = body === null ? '1\r\n[\r\n'.repeat(LENGTH) : `${body.length.toString(16)}\r\n${body}\r\n`;
    reply = (socket) => {
      socket.end(`HTTP/1.1 ${String(status)} OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`);
    };
    const args = [
      '--site',
      `http://${address()}`,
      '--server',
      'skywars',
      '--data',
      inFolder('data'),
      '--once',
    ];
    program = await startCompanionProgram([...args, '--votifier', '127.0.0.1:1'], { isHasty: true });
    expect([await program.ended, program.output.stderr]).toEqual([1, expect.stringContaining('Site: ')]);
    expect(peakMemory()).toBeLessThan(80);
  });

  test('packets that a game server sends unasked are dropped', async () => {
    reply = (socket, bytes) => {
      const [id, type] = [bytes.readInt32LE(4), bytes.readInt32LE(8)];
      socket.write(encodePacket(id, type === 3 ? 2 : 0, 'There are 0 of a max of 20 players online: '));
    };
    const args = ['--site', site.url, '--server', 'skywars', '--data', inFolder('data')];
    program = await startCompanionProgram([...args, '--rcon', address()], {
      env: { RCON_PASSWORD: 'a-password', NODE_OPTIONS: '--max-old-space-size=64' },
    });
    await program.says('with 0 players');
    await new Promise((flushed) => {
      sockets[0]?.write(Buffer.alloc(20_000_000, encodePacket(1, 0, '')), flushed);
    });
    expect(await program.stop()).toBe(0);
  });
});
