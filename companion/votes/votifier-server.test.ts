import { constants, createPublicKey, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto';
import { sendLegacyVote, sendVote } from 'minecraft-server-util';
import type { SentVote } from '@/contract/companion-sync';
import {
  callListener,
  closedOf,
  v1Frame,
  v2Frame,
  v2FrameOf,
  voteV1,
  voteV2,
} from '../../test/support/fakes/votifier-client';
import { startVotifier, type VotifierServer } from './votifier-server';

const TOKEN = 'a-token-of-listing-sites';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const publicText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let server: VotifierServer;
let kept: SentVote[];
let refused: string[];
let keep: (vote: SentVote) => Promise<void>;
const start = (patienceMs?: number) =>
  startVotifier({
    host: '127.0.0.1',
    port: 0,
    isBehindProxy: false,
    keys: { privateKey, token: TOKEN },
    keep: (vote) => keep(vote),
    onTest: () => undefined,
    now: () => Date.UTC(2026, 10, 23, 12),
    onRefused: (reason) => refused.push(reason),
    ...(patienceMs !== undefined && { patienceMs }),
  });
beforeEach(async () => {
  kept = [];
  refused = [];
  keep = async (vote) => void kept.push(vote);
  server = await start();
});
afterEach(() => server.close());

/** Sends these bytes for a connection's challenge. @returns the listener's answer */
async function sent(bytes: (challenge: string) => Buffer | string): Promise<string | null> {
  const lister = await callListener(server.port);
  lister.socket.write(bytes(lister.challenge));
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply;
}

test('votes of both versions are kept, with the time and the version that count', async () => {
  expect(await voteV2(server.port, TOKEN, 'Steve')).toBe(true);
  expect(await voteV1(server.port, publicText, '.Bedrock_Steve')).toBe(true);
  expect(kept).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      service: 'Listing',
      username: 'Steve',
      receivedAt: '2026-11-23T12:00:00.000Z',
      protocol: 2,
    },
    expect.objectContaining({ username: '.Bedrock_Steve', protocol: 1 }),
  ]);
  expect(refused).toEqual([]);
});

test('a client that others have written is understood in both versions', async () => {
  // In version 1 it does not wait for the end.
  const both = new Promise<void>((resolve) => {
    keep = async (vote) => {
      if (kept.push(vote) === 2) resolve();
    };
  });
  await sendVote('127.0.0.1', server.port, {
    token: TOKEN,
    username: 'Notch',
    serviceName: 'Judge',
    address: '192.0.2.7',
    timestamp: Date.now(),
  });
  await sendLegacyVote('127.0.0.1', server.port, {
    key: publicText,
    username: 'Jeb_',
    serviceName: 'Judge',
    address: '192.0.2.7',
    timestamp: Date.now(),
  });
  await both;
  expect(kept.map(({ username, service, protocol }) => [username, service, protocol])).toEqual([
    ['Notch', 'Judge', 2],
    ['Jeb_', 'Judge', 1],
  ]);
});

test('a frame is understood however it is cut on its way, and a sender may end its side first', async () => {
  const lister = await callListener(server.port);
  const frame = v2Frame({ username: 'Cut' }, TOKEN, lister.challenge);
  for (const byte of frame) lister.socket.write(Buffer.of(byte));
  lister.socket.end();
  expect(await lister.reply).toBe('{"status":"ok"}\r\n');
});

test('nothing is acknowledged before it is kept', async () => {
  let release: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    keep = () => {
      resolve();
      return new Promise((done) => (release = done));
    };
  });
  const lister = await callListener(server.port);
  let reply: string | null | undefined;
  const replied = lister.reply.then((text) => (reply = text));
  lister.socket.write(v2Frame({ username: 'Steve' }, TOKEN, lister.challenge));
  await arrived;
  expect(reply).toBeUndefined();
  release?.();
  await replied;
  expect(reply).toBe('{"status":"ok"}\r\n');
});

test('what cannot be kept is not acknowledged: an error in version 2, a broken connection in version 1', async () => {
  keep = () => Promise.reject(new Error('The disk is full'));
  expect(JSON.parse((await sent((of) => v2Frame({ username: 'Steve' }, TOKEN, of))) ?? '')).toEqual({
    status: 'error',
    cause: 'StorageException',
    error: 'Try again later',
  });
  expect(await sent(() => v1Frame({ username: 'Steve' }, publicText))).toBeNull();
});

const payload = (changes: object, challenge: string) =>
  JSON.stringify({
    serviceName: 'Listing',
    username: 'Steve',
    address: '',
    timestamp: 1,
    challenge,
    ...changes,
  });
const padded = (text: string) =>
  publicEncrypt(
    { key: createPublicKey(privateKey), padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(text),
  );
const raw = (block: Buffer) =>
  publicEncrypt({ key: createPublicKey(privateKey), padding: constants.RSA_NO_PADDING }, block);
const head = (length: number) => Buffer.from([0x73, 0x3a, length >> 8, length & 255]);
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey;

const hostile: Record<string, (challenge: string) => Buffer | string> = {
  'a wrong token': (of) => v2Frame({ username: 'Steve' }, 'another-token', of),
  'a wrong challenge': () => v2Frame({ username: 'Steve' }, TOKEN, 'made-up'),
  'no challenge': (of) => v2FrameOf(payload({ challenge: undefined }, of), TOKEN),
  'a changed payload': (of) =>
    Buffer.from(
      v2Frame({ username: 'Steve' }, TOKEN, of).toString('latin1').replace('Steve', 'Alice'),
      'latin1',
    ),
  'a name with spaces': (of) => v2Frame({ username: 'Steve; op Eve' }, TOKEN, of),
  'a name of 33 characters': (of) => v2Frame({ username: 'a'.repeat(33) }, TOKEN, of),
  'no name': (of) => v2FrameOf(payload({ username: undefined }, of), TOKEN),
  'a name that is a list': (of) => v2FrameOf(payload({ username: ['Steve'] }, of), TOKEN),
  'a service of control characters': (of) => v2Frame({ username: 'Steve', service: '\u001b[2J' }, TOKEN, of),
  'an empty service': (of) => v2Frame({ username: 'Steve', service: '' }, TOKEN, of),
  'a payload that is a number': () => v2FrameOf('7', TOKEN),
  'half a JSON': () => Buffer.concat([head(10), Buffer.from('{"payload"')]),
  'a payload that is no text': () => Buffer.concat([head(13), Buffer.from('{"payload":1}')]),
  'a length of 65,535': () => Buffer.concat([head(65_535), Buffer.alloc(2_000, '{')]),
  'a length of nothing': () => Buffer.concat([head(0), Buffer.from('{')]),
  'a megabyte': () => randomBytes(1_048_576),
  'a request of the web': () => `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(40)}\r\n`,
  'another key’s vote': () =>
    v1Frame({ username: 'Steve' }, otherKey.export({ type: 'spki', format: 'der' }).toString('base64')),
  'a block of zeros': () => Buffer.alloc(256),
  'a block above the key': () => Buffer.alloc(256, 0xff),
  'no vote inside': () => padded('HELLO\nListing\nSteve\n\n\n'),
  'a vote that ends early': () => padded('VOTE\nListing\nSteve'),
  'no padding': () =>
    raw(Buffer.concat([Buffer.alloc(220), Buffer.from('VOTE\nListing\nSteve\n\n\n'.padEnd(36, '\n'))])),
  'short padding': () =>
    raw(
      Buffer.concat([
        Buffer.from([0, 2, 1, 1, 0]),
        Buffer.from('VOTE\nListing\nSteve\n\n\n'.padEnd(251, '\n')),
      ]),
    ),
  'the padding of signatures': () =>
    raw(
      Buffer.concat([
        Buffer.from([0, 1]),
        Buffer.alloc(229, 255),
        Buffer.from('\u0000VOTE\nListing\nSteve\n\n\n'.padEnd(25, '\n')),
      ]),
    ),
  'two votes of version 1': () => {
    const frame = v1Frame({ username: 'Steve' }, publicText);
    return Buffer.concat([frame, frame]);
  },
};

test.each(Object.entries(hostile))('%s is refused, and nothing is kept', async (_name, bytes) => {
  const reply = await sent(bytes);
  expect(String(reply)).not.toContain('"ok"');
  expect(kept).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(await voteV2(server.port, TOKEN, 'Next')).toBe(true);
});

test('in version 1 nothing tells a readable frame from another', async () => {
  const replies = await Promise.all([
    sent(() => v1Frame({ username: 'Steve' }, publicText)),
    sent(() => Buffer.alloc(256, 0xff)),
    sent(() => padded('no vote')),
    sent(() => raw(Buffer.alloc(256, 1))),
  ]);
  expect(new Set(replies)).toEqual(new Set(['']));
});

test('a challenge is of no use on another connection, or a second time', async () => {
  const [one, other] = await Promise.all([callListener(server.port), callListener(server.port)]);
  expect(one.challenge).not.toBe(other.challenge);
  const frame = v2Frame({ username: 'Steve' }, TOKEN, one.challenge);
  other.socket.write(frame);
  expect(await other.reply).toContain('VoteChallengeException');
  one.socket.write(Buffer.concat([frame, frame]));
  expect(await one.reply).toBe('{"status":"ok"}\r\n');
  expect(kept).toHaveLength(1);
});

test('halves of a frame on two connections stay halves', async () => {
  const [one, other] = await Promise.all([callListener(server.port), callListener(server.port)]);
  const frame = v2Frame({ username: 'Steve' }, TOKEN, one.challenge);
  one.socket.write(frame.subarray(0, 50));
  other.socket.end(frame.subarray(50));
  one.socket.end();
  await Promise.all([one.reply, other.reply]);
  expect(kept).toEqual([]);
});

test('whoever takes too long is cut off, silent or a byte at a time', async () => {
  await server.close();
  server = await start(300);
  const silent = await callListener(server.port);
  const slow = await callListener(server.port);
  const frame = v2Frame({ username: 'Steve' }, TOKEN, slow.challenge);
  const timer = setInterval(() => slow.socket.write(frame.subarray(0, 1)), 50);
  await Promise.all([closedOf(silent.socket), closedOf(slow.socket)]);
  clearInterval(timer);
  expect(kept).toEqual([]);
});

test('whoever only connects, such as a port scanner, is no trouble', async () => {
  const lister = await callListener(server.port);
  lister.socket.end();
  await lister.reply;
  expect(refused).toEqual([]);
});

test('closing waits for the vote that is being kept, and for nothing else', async () => {
  const idle = await callListener(server.port);
  let closing: Promise<void> | undefined;
  keep = async (vote) => {
    closing = server.close();
    await closedOf(idle.socket);
    kept.push(vote);
  };
  expect(await voteV2(server.port, TOKEN, 'Last')).toBe(true);
  await closing;
  expect(kept).toHaveLength(1);
  await expect(callListener(server.port)).rejects.toThrow('Nobody greets');
});
