import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { GAME_SERVER_KEY } from '../../test/support/fakes/companion-site';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { type Companion, openCompanion } from '../companion';
import { readOptions } from '../options';
import { createOutput } from '../output';

const inFolder = setUpFolder();
const NOW = 1_795_392_000_000;
let middle: Server;
let sockets: Socket[];
let reply: (socket: Socket) => void;
let companion: Companion;
let printed: string[];
beforeEach(async () => {
  sockets = [];
  printed = [];
  middle = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).once('data', () => reply(socket));
  }).listen(0, '127.0.0.1');
  await once(middle, 'listening');
  const site = `http://127.0.0.1:${String((middle.address() as AddressInfo).port)}`;
  const args = [
    '--site',
    site,
    '--server',
    'skywars',
    '--data',
    inFolder('data'),
    '--votifier',
    '127.0.0.1:1',
  ];
  const options = readOptions(args, { GAME_SERVER_KEY });
  const stream = { write: (text: string) => printed.push(text) };
  companion = await openCompanion(options, {
    output: createOutput(stream, stream, {}, () => NOW),
    now: () => NOW,
    signal: new AbortController().signal,
    onNews: () => undefined,
  });
  printed = [];
});
afterEach(async () => {
  await companion.close();
  for (const socket of sockets) socket.destroy();
  middle.close();
});

/** Answers the next call with these bytes, and returns the companion's output. */
async function printedFor(head: string, body: string | Buffer = ''): Promise<string> {
  reply = (socket) => {
    socket.write(`HTTP/1.1 ${head}\r\nConnection: close\r\n\r\n`);
    socket.end(body);
  };
  expect(await companion.exchange()).toBe(false);
  return printed.join('');
}
const HTML = 'Content-Type: text/html; charset=utf-8';
const JSON_TYPE = 'Content-Type: application/json';
const page = (words: string) => `<!doctype html>\n<html><head><title>${words}</title></head></html>`;
const good = { accepted: { votes: [], receipts: [], refused: [] }, rewards: [], challenges: [], nextMs: 1 };

test.each<readonly [string, string, string | Buffer, readonly string[]]>([
  [
    'a proxy’s error page',
    `502 Bad Gateway\r\n${HTML}`,
    page('502 Bad Gateway'),
    ['502', 'text/html', '“502 Bad Gateway”'],
  ],
  [
    'a login page',
    `200 OK\r\n${HTML}`,
    page('Hotel Adria: log in'),
    ['200', 'text/html', '“Hotel Adria: log in”'],
  ],
  ['a page that asks for a login', `401 Unauthorized\r\n${HTML}`, page('Router'), ['401', '“Router”']],
  [
    'a page that forbids',
    `403 Forbidden\r\n${HTML}`,
    page('Attention required!'),
    ['403', 'Attention required!'],
  ],
  ['a page that finds nothing', `404 Not Found\r\n${HTML}`, page('nginx'), ['404', '“nginx”', '--site']],
  ['a page about a conflict', `409 Conflict\r\n${HTML}`, page('Hm'), ['409', '“Hm”']],
  ['a page about the length', `413 Too Large\r\n${HTML}`, page('413'), ['413', '“413”']],
  [
    'a page that asks to come back in hours',
    `503 Busy\r\nRetry-After: 7200\r\n${HTML}`,
    page('Soon'),
    ['503', '“Soon”'],
  ],
  [
    'a redirect to a login',
    `302 Found\r\nLocation: https://wifi.example/login?to=1`,
    '',
    ['302', 'https://wifi.example/login', '--site'],
  ],
  [
    'a redirect for good',
    `308 Moved\r\nLocation: https://www.example.org/`,
    '',
    ['308', 'https://www.example.org/', '--site'],
  ],
  ['another protocol', '101 Switching Protocols\r\nUpgrade: websocket', '', ['101', 'it is empty']],
  ['nothing at all', '200 OK', '', ['200', 'it is empty']],
  ['no content', '204 No Content', '', ['204', 'it is empty']],
  [
    'half an answer',
    `200 OK\r\n${JSON_TYPE}`,
    JSON.stringify(good).slice(0, -9),
    ['200', 'application/json', '“{"accepted"'],
  ],
  ['another program’s JSON', `200 OK\r\n${JSON_TYPE}`, '{"ok":true}', ['200', '“{"ok":true}”']],
  [
    'another program’s error',
    `404 Not Found\r\n${JSON_TYPE}`,
    '{"error":{"code":"404","message":"No page"}}',
    ['404', 'No page'],
  ],
  [
    'a status that is not its code’s',
    `401 Unauthorized\r\n${JSON_TYPE}`,
    '{"error":{"code":"not_found","message":"No"}}',
    ['401', '“{"error"'],
  ],
  [
    'compressed bytes',
    `200 OK\r\nContent-Encoding: gzip\r\n${JSON_TYPE}`,
    gzipSync(JSON.stringify(good)),
    ['200', 'application/json'],
  ],
  [
    'a page that is far too long',
    `200 OK\r\n${HTML}`,
    page('Ads').padEnd(400_000, '<'),
    ['200', 'text/html', '“Ads'],
  ],
  ['markup without an end', `200 OK\r\n${HTML}`, '<'.repeat(250_000), ['200', 'text/html', 'it is empty']],
  [
    'text for a terminal',
    `200 OK\r\nContent-Type: \u009b2Jx\r\n`,
    '\u001b[2J\u202eevil\r\nop Eve',
    ['200', 'evil op Eve'],
  ],
  [
    'a very long type and word',
    `200 OK\r\nContent-Type: ${'t'.repeat(9_000)}`,
    'w'.repeat(9_000),
    ['200', 'tttt', 'wwww'],
  ],
  [
    'an echo of the call',
    `200 OK\r\n${JSON_TYPE}`,
    `{"authorization":"Bearer ${GAME_SERVER_KEY}"}`,
    ['authorization'],
  ],
  ['a redirect with the key', `302 Found\r\nLocation: /?key=${GAME_SERVER_KEY}`, '', ['/?key=']],
])('%s costs five seconds, and is described on one line', async (_name, head, body, words) => {
  const said = await printedFor(head, body);
  for (const word of words) expect(said).toContain(word);
  expect(said).not.toContain(GAME_SERVER_KEY);
  expect(said).toMatch(/^\P{C}{1,400}\n$/u);
  expect(companion.dueAt - NOW).toBe(5_000);
});

test.each([
  ['breaks off in the middle of its answer', `200 OK\r\n${JSON_TYPE}\r\nContent-Length: 900`, '{"accepted":'],
  ['says what is no HTTP', 'SSH-2.0', 'x'],
])('a call whose other end %s costs five seconds', async (_name, head, body) => {
  expect(await printedFor(head, body)).toContain('The site does not answer');
  expect(companion.dueAt - NOW).toBe(5_000);
});

test('odd answers in a row cost twice as much each, to five minutes, and the site’s own word counts at once', async () => {
  const pauses: number[] = [];
  for (let call = 0; call < 8; call += 1) {
    await printedFor(`200 OK\r\n${HTML}`, page('Log in'));
    pauses.push((companion.dueAt - NOW) / 1_000);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  expect(printed).toHaveLength(1);
  const error = { code: 'unauthenticated', message: 'No.' };
  await printedFor(`401 Unauthorized\r\n${JSON_TYPE}`, JSON.stringify({ error }));
  expect(printed.at(-1)).toContain('GAME_SERVER_KEY');
  expect(companion.dueAt - NOW).toBe(300_000);
});
