import type { Socket } from 'node:net';
import type { ServerStatus } from '@/contract/status';
import { statusPacket } from './game-server';

const TEN_MEGABYTES = 10_000_000;
const bytes = (hex: string) => (socket: Socket) => void socket.write(Buffer.from(hex, 'hex'));
const says = (text: string) => (socket: Socket) => void socket.write(statusPacket(text));

function drip(socket: Socket): void {
  const packet = statusPacket('{"players":{"online":5,"max":9}}');
  let at = 0;
  const timer = setInterval(() => socket.write(packet.subarray(at, (at += 1))), 1_000);
  socket.on('close', () => clearInterval(timer));
}

/** Keeps sending regardless of the announced length, until the client disconnects. */
function flood(announced: string) {
  return (socket: Socket) => {
    socket.write(Buffer.from(announced, 'hex'));
    socket.write(Buffer.alloc(TEN_MEGABYTES, 0x61));
  };
}

/** Game servers without a usable status, by their handling of a connection. */
export const unusableServers: Readonly<Record<string, (socket: Socket) => void>> = {
  'says nothing': () => undefined,
  'drips a byte a second': drip,
  'hangs up at once': (socket) => socket.destroy(),
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'answers and hangs up in the middle': (socket) => socket.end(statusPacket('{"players":{}}').subarray(0, 9)),
  'announces 10 MB and sends them': flood('80ade204'),
  'sends 10 MB without announcing them': flood(''),
  'speaks HTTP': (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html><h1>Bad Request</h1></html>'),
  'greets as SSH does, and waits': (socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n'),
  'sends a VarInt that is cut short': (socket) => socket.end(Buffer.from('ff', 'hex')),
  'sends a VarInt that never ends': bytes('ff'.repeat(40)),
  'sends a negative length': bytes('ffffffff0f'),
  'sends a length of zero': bytes('00'),
  'sends another packet': bytes('020100'),
  'announces text beyond its packet': bytes('0400e00761'),
  'announces text of negative length': bytes('0600ffffffff0f'),
  'sends HTML as its status': says('<html><body>It works!</body></html>'),
  'sends half of a JSON text': says('{"players":{"online":5,'),
  'sends JSON that nests 30,000 levels deep': says('['.repeat(30_000)),
  'sends a list': says('[{"players":{"online":5}}]'),
  'sends a number': says('5'),
  'sends null': says('null'),
};

export interface OddServer {
  readonly says: string;
  readonly players: Pick<ServerStatus['players'], 'online' | 'max'> & { readonly list: readonly string[] };
}

const players = (value: string) => `{"players":${value}}`;
const sample = (...names: unknown[]) =>
  players(JSON.stringify({ online: 5, max: 9, sample: names.map((name) => ({ name })) }));
const unknown = { online: null, max: null, list: [] };

/** Game servers with an odd status, and the part of it that may be shown. */
export const oddServers: Readonly<Record<string, OddServer>> = {
  'an empty object': { says: '{}', players: unknown },
  'players that are text': { says: players('"many"'), players: unknown },
  'players that are null': { says: players('null'), players: unknown },
  'counts that are text': {
    says: players('{"online":"5","max":"9"}'),
    players: { online: 5, max: 9, list: [] },
  },
  'counts below zero': { says: players('{"online":-5,"max":-1}'), players: unknown },
  'counts beyond all numbers': { says: players('{"online":1e999,"max":-1e999}'), players: unknown },
  'counts beyond belief': {
    says: players('{"online":1e300,"max":9007199254740993}'),
    players: { online: 1_000_000, max: 1_000_000, list: [] },
  },
  'counts with fractions': {
    says: players('{"online":2.9,"max":9.5}'),
    players: { online: 2, max: 9, list: [] },
  },
  'names that are an object': {
    says: players('{"online":5,"max":9,"sample":{"length":3}}'),
    players: { online: 5, max: 9, list: [] },
  },
  'names of wrong types': {
    says: sample(5, null, ['Alex'], { name: 'Alex' }, 'Steve'),
    players: { online: 5, max: 9, list: ['Steve'] },
  },
  'names with control characters and formatting': {
    says: sample('\u0000St\u001beve\n', '§4A§lle§x', '\u202egnorw\u202c', '\ud800Half', ' \u200b '),
    players: { online: 5, max: 9, list: ['Steve', 'Ale', 'gnorw', 'Half'] },
  },
  'names of 500 characters': {
    says: sample('A'.repeat(500), '§a'.repeat(300), 'Alex', `.${'B'.repeat(16)}`, 'C'.repeat(17)),
    players: { online: 5, max: 9, list: ['Alex', `.${'B'.repeat(16)}`] },
  },
  'names with HTML': {
    says: sample('<b>Al</b>', '<script>alert(1)</script>', 'Alex'),
    players: { online: 5, max: 9, list: ['Alex'] },
  },
  'the same name again and again': {
    says: sample(...Array<string>(500).fill('Alex')),
    players: { online: 5, max: 9, list: ['Alex'] },
  },
  'properties of every object': {
    says: '{"__proto__":{"online":true,"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    players: unknown,
  },
};
