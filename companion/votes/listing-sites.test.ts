import { generateKeyPairSync } from 'node:crypto';
import type { SentTest, SentVote } from '@/contract/companion-sync';
import {
  callListener,
  closedOf,
  type Lister,
  type SentBallot,
  v1Frame,
  v2Frame,
  v2FrameOf,
  voteV2,
} from '../../test/support/fakes/votifier-client';
import { startVotifier, type VotifierServer } from './votifier-server';

const TOKEN = 'a-token-of-listing-sites';
const keyText = ({ publicKey }: ReturnType<typeof keyPair>) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const keyPair = (modulusLength = 2_048) => generateKeyPairSync('rsa', { modulusLength });
const pair = keyPair();
const publicText = keyText(pair);
const OK = '{"status":"ok"}\r\n';

let server: VotifierServer;
let kept: SentVote[];
let tests: SentTest[];
let refused: { reason: string; from: string }[];
async function listen(isBehindProxy = false): Promise<void> {
  server = await startVotifier({
    host: '127.0.0.1',
    port: 0,
    isBehindProxy,
    keys: { privateKey: pair.privateKey, token: TOKEN },
    keep: async (vote) => void kept.push(vote),
    onTest: (test) => tests.push(test),
    now: () => Date.UTC(2026, 10, 23, 12),
    onRefused: (reason, from) => refused.push({ reason, from }),
    patienceMs: 20_000,
  });
}
beforeEach(async () => {
  [kept, tests, refused] = [[], [], []];
  await listen();
});
afterEach(() => server.close());

const replyTo = async (lister: Lister, bytes: Buffer): Promise<string | null> => {
  lister.socket.write(bytes);
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply;
};
const ask = async (frame: (challenge: string) => Buffer): Promise<string | null> => {
  const lister = await callListener(server.port);
  return replyTo(lister, frame(lister.challenge));
};
const sendV1 = (ballot: SentBallot) => ask(() => v1Frame(ballot, publicText));
const sendV2 = (ballot: SentBallot) => ask((challenge) => v2Frame(ballot, TOKEN, challenge));
const asSent = () => kept.map(({ service, username }) => [service, username]);

test.each(['\r', '\n', '\r\n', ' ', ' \r\n\t'])(
  'a challenge that comes back with %j behind it is this connection’s',
  async (end) => {
    expect(await ask((challenge) => v2Frame({ username: 'Steve' }, TOKEN, `${challenge}${end}`))).toBe(OK);
    expect(await ask((challenge) => v2Frame({ username: 'Steve' }, TOKEN, `${end}${challenge}`))).toBe(OK);
    expect(kept).toHaveLength(2);
  },
);

test('another challenge is refused, whatever is around it', async () => {
  expect(await ask(() => v2Frame({ username: 'Steve' }, TOKEN, 'made-up\r'))).toContain('Challenge');
  expect(await ask(() => v2Frame({ username: 'Steve' }, TOKEN, ' '))).toContain('Challenge');
});

test.each([
  [' Steve', 'MinePortal '],
  ['Steve\r', 'MinePortal\r'],
  ['\tSteve \r\n', '\r\n MinePortal\n'],
  ['\uFEFFSteve\u00A0', '\u00A0MinePortal'],
])('spaces and line ends around a name and a service are nobody’s: %j at %j', async (username, service) => {
  expect(await sendV2({ username, service })).toBe(OK);
  expect(asSent()).toEqual([['MinePortal', 'Steve']]);
});

test('a vote of version 1 is read with the line ends of Windows, too', async () => {
  expect(
    await ask(() => v1Frame({ username: 'Steve\r', service: 'MinePortal\r' }, publicText, 'VOTE\r')),
  ).toBe('');
  expect(asSent()).toEqual([['MinePortal', 'Steve']]);
});

test('an empty address, and fields that nobody asked for, are no trouble', async () => {
  const reply = await ask((challenge) => {
    const vote = { serviceName: 'MinePortal', username: 'Steve', address: '', timestamp: 'soon', challenge };
    return v2FrameOf(JSON.stringify({ ...vote, uuid: null, additionalData: '' }), TOKEN);
  });
  expect([reply, asSent()]).toEqual([OK, [['MinePortal', 'Steve']]]);
});

describe('a test vote', () => {
  test.each([
    'Test Notification',
    'test notification',
    'TestNotification',
    'anonymous',
    'Anonymous',
    '',
    ' \r',
  ])('of %j is answered well, counts for nobody, and is told', async (username) => {
    expect(await sendV2({ username, service: 'MinePortal' })).toBe(OK);
    expect(await sendV1({ username, service: 'MinePortal' })).toBe('');
    expect([kept, refused]).toEqual([[], []]);
    const test = { service: 'MinePortal', receivedAt: '2026-11-23T12:00:00.000Z' };
    expect(tests).toEqual([
      { ...test, protocol: 2 },
      { ...test, protocol: 1 },
    ]);
  });

  test('may name no listing site', async () => {
    expect(await sendV2({ username: '', service: '' })).toBe(OK);
    expect(tests).toMatchObject([{ service: 'unnamed' }]);
  });

  test('needs the token as any other', async () => {
    expect(await ask((of) => v2Frame({ username: '' }, 'another-token', of))).toContain('Signature');
    expect(tests).toEqual([]);
  });

  test.each(['Tester', 'Test', 'anonymous_1', 'testnotificatio'])(
    'is not that of the player %s',
    async (username) => {
      expect(await sendV2({ username })).toBe(OK);
      expect([tests, asSent()]).toEqual([[], [['Listing', username]]]);
    },
  );
});

describe('what is refused is told so that an owner can mend it', () => {
  test.each([
    ['another key', () => v1Frame({ username: 'Steve' }, keyText(keyPair()))],
    ['a key that is half as long', () => v1Frame({ username: 'Steve' }, keyText(keyPair(1_024)))],
    ['a key that is twice as long', () => v1Frame({ username: 'Steve' }, keyText(keyPair(4_096)))],
  ])('a vote for %s', async (_what, frame) => {
    const lister = await callListener(server.port);
    lister.socket.end(frame());
    await lister.reply;
    lister.socket.destroy();
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('encrypted for another key'),
    ]);
  });

  test('a name that no player has, and where it came from', async () => {
    await sendV2({ username: 'Steve; op Eve', service: 'MinePortal' });
    expect(refused[0]?.reason).toMatch(/“Steve; op Eve”.*MinePortal/);
  });
});

describe('a connection that waits gives way', () => {
  test('to all votes from the same address, however many are silent', async () => {
    const idle = await Promise.all(Array.from({ length: 64 }, () => callListener(server.port)));
    const names = Array.from({ length: 50 }, (_, n) => `player_${String(n)}`);
    const taken = await Promise.all(names.map((name) => voteV2(server.port, TOKEN, name)));
    expect(taken.filter(Boolean)).toHaveLength(50);
    expect(kept).toHaveLength(50);
    for (const { socket } of idle) socket.destroy();
  });

  test('the one first that has been silent longest, and never one whose vote is on its way', async () => {
    const half = await callListener(server.port);
    const first = await callListener(server.port);
    const others = await Promise.all(Array.from({ length: 62 }, () => callListener(server.port)));
    const frame = v2Frame({ username: 'Steve' }, TOKEN, half.challenge);
    half.socket.write(frame.subarray(0, 50));
    // The half is there once a whole vote that was sent behind it is.
    others[0]?.socket.write(v2Frame({ username: 'Alex' }, TOKEN, others[0].challenge));
    await others[0]?.reply;
    others[0]?.socket.destroy();
    await callListener(server.port);
    const last = await callListener(server.port);
    await closedOf(first.socket);
    half.socket.write(frame.subarray(50));
    expect(await half.reply).toBe(OK);
    expect(await replyTo(last, v2Frame({ username: 'Kim' }, TOKEN, last.challenge))).toBe(OK);
    for (const { socket } of others) socket.destroy();
  });
});

test('one address cannot take all connections', async () => {
  const other = await callListener(server.port, { localAddress: '127.0.0.2' });
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 100 }, () => callListener(server.port)));
  expect(await replyTo(other, v2Frame({ username: 'Steve' }, TOKEN, other.challenge))).toBe(OK);
});

test('all addresses together cannot keep a vote out', async () => {
  const addresses = Array.from({ length: 8 }, (_, n) => `127.0.1.${String(n + 1)}`);
  const listers = await Promise.all(
    addresses.flatMap((localAddress) =>
      Array.from({ length: 60 }, () => callListener(server.port, { localAddress })),
    ),
  );
  expect(await voteV2(server.port, TOKEN, 'Steve')).toBe(true);
  for (const { socket } of listers) socket.destroy();
});

/** PROXY headers of both versions, as HAProxy sends them. */
const line = (text: string) => Buffer.from(`PROXY ${text}\r\n`);
const binary = (command: number, family: number, addresses: string, more = 0) => {
  const head = Buffer.from('0d0a0d0a000d0a515549540a00000000', 'hex');
  const rest = Buffer.concat([Buffer.from(addresses, 'hex'), Buffer.alloc(more, 4)]);
  head.writeUInt8(command, 12);
  head.writeUInt8(family, 13);
  head.writeUInt16BE(rest.length, 14);
  return Buffer.concat([head, rest]);
};
const V6 = '20010db8000000000000000000000007';
const HEADERS: readonly (readonly [string, Buffer, from: string])[] = [
  ['version 1', line('TCP4 192.0.2.7 192.0.2.1 56324 8192'), '192.0.2.7'],
  ['version 1 with IPv6', line('TCP6 2001:db8::7 2001:db8::1 56324 8192'), '2001:db8::7'],
  ['version 1 of a proxy that knows nothing', line('UNKNOWN'), '127.0.0.1'],
  ['version 1 of one that says so at length', line('UNKNOWN ffff::1 ffff::2 1 2'), '127.0.0.1'],
  ['version 2', binary(0x21, 0x11, 'c0000207c0000201dc042000'), '192.0.2.7'],
  ['version 2 with what a cloud adds', binary(0x21, 0x11, 'c0000207c0000201dc042000', 84), '192.0.2.7'],
  ['version 2 with IPv6', binary(0x21, 0x21, `${V6}${V6}dc042000`), '2001:db8:0:0:0:0:0:7'],
  ['version 2 of a check of the proxy itself', binary(0x20, 0x00, ''), '127.0.0.1'],
  ['version 2 of a kind that has no address', binary(0x21, 0x31, '00'.repeat(216)), '127.0.0.1'],
];

describe('behind a proxy', () => {
  beforeEach(async () => {
    await server.close();
    await listen(true);
  });

  test.each(HEADERS)('votes of both versions are understood after %s', async (_what, header, from) => {
    const second = await callListener(server.port, { header });
    expect(await replyTo(second, v2Frame({ username: 'Steve' }, TOKEN, second.challenge))).toBe(OK);
    const first = await callListener(server.port, { header });
    expect(await replyTo(first, v1Frame({ username: 'Alex' }, publicText))).toBe('');
    expect(asSent()).toEqual([
      ['Listing', 'Steve'],
      ['Listing', 'Alex'],
    ]);
    const wrong = await callListener(server.port, { header });
    await replyTo(wrong, v2Frame({ username: 'Steve' }, 'another-token', wrong.challenge));
    expect(refused).toEqual([{ reason: expect.stringContaining('token'), from }]);
  });

  test.each(HEADERS)(
    'a header is understood byte by byte, and with the vote in one piece: %s',
    async (_what, header) => {
      const slow = await callListener(server.port);
      for (const byte of Buffer.concat([header, v2Frame({ username: 'Steve' }, TOKEN, slow.challenge)]))
        slow.socket.write(Buffer.of(byte));
      expect(await slow.reply).toBe(OK);
      const whole = await callListener(server.port);
      const frame = v2Frame({ username: 'Alex' }, TOKEN, whole.challenge);
      expect(await replyTo(whole, Buffer.concat([header, frame]))).toBe(OK);
      expect(kept).toHaveLength(2);
    },
  );

  test('votes that come without a header count, too', async () => {
    expect(await sendV2({ username: 'Steve' })).toBe(OK);
    expect(await sendV1({ username: 'Steve' })).toBe('');
    expect(kept).toHaveLength(2);
  });

  test('a check of the proxy, with a header or without, is no trouble', async () => {
    for (const header of [undefined, binary(0x20, 0x00, ''), line('UNKNOWN')]) {
      const lister = await callListener(server.port, header && { header });
      lister.socket.end();
      await lister.reply;
    }
    expect(refused).toEqual([]);
  });

  test.each([
    ['no address', line('TCP4')],
    ['an address that is none', line('TCP4 somewhere 192.0.2.1 1 2')],
    ['a line without an end', Buffer.from(`PROXY TCP4 ${'1'.repeat(300)}`)],
    ['a version that nobody knows', binary(0x31, 0x11, 'c0000207c0000201dc042000')],
    ['a command that nobody knows', binary(0x2f, 0x11, 'c0000207c0000201dc042000')],
    ['60,000 bytes', binary(0x21, 0x11, 'c0000207c0000201dc042000', 60_000)],
  ])('a header with %s is refused', async (_what, header) => {
    const lister = await callListener(server.port);
    await replyTo(lister, header);
    expect(refused.map(({ reason }) => reason)).toEqual(['Its PROXY header cannot be read']);
  });

  test('each address behind the proxy has its own connections', async () => {
    const header = line('TCP4 192.0.2.7 192.0.2.1 56324 8192');
    const other = await callListener(server.port, { header: line('TCP4 192.0.2.8 192.0.2.1 56324 8192') });
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 90 }, () => callListener(server.port, { header })));
    expect(await replyTo(other, v2Frame({ username: 'Steve' }, TOKEN, other.challenge))).toBe(OK);
  });
});

test.each(HEADERS)('without --proxy-protocol the log says what a header means: %s', async (_what, header) => {
  await callListener(server.port, { header }).then(({ reply }) => reply);
  expect(refused.map(({ reason }) => reason)).toEqual([expect.stringContaining('--proxy-protocol')]);
  expect(await sendV2({ username: 'Steve' })).toBe(OK);
});
