import {
  callListener,
  closedOf,
  v1Frame,
  v2Frame,
  v2FrameOf,
  voteV2,
} from '../../test/support/fakes/votifier-client';
import {
  keyPair,
  keyText,
  OK,
  publicText,
  replyTo,
  TOKEN,
  useListener,
} from '../../test/support/server/vote-listener';

const listener = useListener();
const { kept, tests, refused, ask, sendV1, sendV2, asSent } = listener;

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
    const lister = await callListener(listener.port);
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
    const idle = await Promise.all(Array.from({ length: 64 }, () => callListener(listener.port)));
    const names = Array.from({ length: 50 }, (_, n) => `player_${String(n)}`);
    const taken = await Promise.all(names.map((name) => voteV2(listener.port, TOKEN, name)));
    expect(taken.filter(Boolean)).toHaveLength(50);
    expect(kept).toHaveLength(50);
    for (const { socket } of idle) socket.destroy();
  });

  test('the one first that has been silent longest, and never one whose vote is on its way', async () => {
    const half = await callListener(listener.port);
    const first = await callListener(listener.port);
    const others = await Promise.all(Array.from({ length: 62 }, () => callListener(listener.port)));
    const frame = v2Frame({ username: 'Steve' }, TOKEN, half.challenge);
    half.socket.write(frame.subarray(0, 50));
    // The half has arrived once a whole vote that was sent after it has.
    others[0]?.socket.write(v2Frame({ username: 'Alex' }, TOKEN, others[0].challenge));
    await others[0]?.reply;
    others[0]?.socket.destroy();
    await callListener(listener.port);
    const last = await callListener(listener.port);
    await closedOf(first.socket);
    half.socket.write(frame.subarray(50));
    expect(await half.reply).toBe(OK);
    expect(await replyTo(last, v2Frame({ username: 'Kim' }, TOKEN, last.challenge))).toBe(OK);
    for (const { socket } of others) socket.destroy();
  });
});

test('one address cannot take all connections', async () => {
  const other = await callListener(listener.port, { localAddress: '127.0.0.2' });
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 100 }, () => callListener(listener.port)));
  expect(await replyTo(other, v2Frame({ username: 'Steve' }, TOKEN, other.challenge))).toBe(OK);
});

test('all addresses together cannot keep a vote out', async () => {
  const addresses = Array.from({ length: 8 }, (_, n) => `127.0.1.${String(n + 1)}`);
  const listers = await Promise.all(
    addresses.flatMap((localAddress) =>
      Array.from({ length: 60 }, () => callListener(listener.port, { localAddress })),
    ),
  );
  expect(await voteV2(listener.port, TOKEN, 'Steve')).toBe(true);
  for (const { socket } of listers) socket.destroy();
});
