import { callListener, v1Frame, v2Frame } from '../../test/support/fakes/votifier-client';
import { OK, publicText, replyTo, TOKEN, useListener } from '../../test/support/server/vote-listener';

/** PROXY headers of both versions, as sent by HAProxy. */
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
  const listener = useListener(true);
  const { kept, refused, sendV1, sendV2, asSent } = listener;

  test.each(HEADERS)('votes of both versions are understood after %s', async (_what, header, from) => {
    const second = await callListener(listener.port, { header });
    expect(await replyTo(second, v2Frame({ username: 'Steve' }, TOKEN, second.challenge))).toBe(OK);
    const first = await callListener(listener.port, { header });
    expect(await replyTo(first, v1Frame({ username: 'Alex' }, publicText))).toBe('');
    expect(asSent()).toEqual([
      ['Listing', 'Steve'],
      ['Listing', 'Alex'],
    ]);
    const wrong = await callListener(listener.port, { header });
    await replyTo(wrong, v2Frame({ username: 'Steve' }, 'another-token', wrong.challenge));
    expect(refused).toEqual([{ reason: expect.stringContaining('token'), from }]);
  });

  test.each(HEADERS)(
    'a header is understood byte by byte, and with the vote in one piece: %s',
    async (_what, header) => {
      const slow = await callListener(listener.port);
      for (const byte of Buffer.concat([header, v2Frame({ username: 'Steve' }, TOKEN, slow.challenge)]))
        slow.socket.write(Buffer.of(byte));
      expect(await slow.reply).toBe(OK);
      const whole = await callListener(listener.port);
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
      const lister = await callListener(listener.port, header && { header });
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
    const lister = await callListener(listener.port);
    await replyTo(lister, header);
    expect(refused.map(({ reason }) => reason)).toEqual(['Its PROXY header cannot be read']);
  });

  test('each address behind the proxy has its own connections', async () => {
    const header = line('TCP4 192.0.2.7 192.0.2.1 56324 8192');
    const other = await callListener(listener.port, { header: line('TCP4 192.0.2.8 192.0.2.1 56324 8192') });
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 90 }, () => callListener(listener.port, { header })));
    expect(await replyTo(other, v2Frame({ username: 'Steve' }, TOKEN, other.challenge))).toBe(OK);
  });
});

describe('without --proxy-protocol', () => {
  const listener = useListener();
  const { refused, sendV2 } = listener;

  test.each(HEADERS)('the log says what a header means: %s', async (_what, header) => {
    await callListener(listener.port, { header }).then(({ reply }) => reply);
    expect(refused.map(({ reason }) => reason)).toEqual([expect.stringContaining('--proxy-protocol')]);
    expect(await sendV2({ username: 'Steve' })).toBe(OK);
  });
});
