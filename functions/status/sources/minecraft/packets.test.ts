import fc from 'fast-check';
import {
  decodeStatusResponse,
  encodeHandshake,
  encodePacket,
  PACKET_LIMIT_BYTES,
  readPackets,
  TooLong,
} from './packets';

async function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function take(count: number, chunks: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const packets = readPackets(chunks);
  const taken: Buffer[] = [];
  while (taken.length < count) taken.push((await packets.next()).value);
  return taken;
}

test('the handshake is what the protocol says, byte by byte', () => {
  const bytes = [
    '13', // 19 bytes follow
    '00', // packet: handshake
    'ffffffff0f', // protocol version -1: the client only asks
    '09', // 9 bytes of host
    '3132372e302e302e31', // 127.0.0.1
    '63dd', // port 25565, high byte first
    '01', // next state: status
  ];
  expect(encodeHandshake({ host: '127.0.0.1', port: 25_565 }).toString('hex')).toBe(bytes.join(''));
});

test('a host beyond ASCII is counted in bytes', () => {
  expect(encodeHandshake({ host: 'é.de', port: 1 }).toString('hex')).toBe('0f00ffffffff0f05c3a92e6465000101');
});

test('the status request is a packet without content', () => {
  expect(encodePacket(0).toString('hex')).toBe('0100');
});

test('packets come out as they went in, whatever pieces the network makes of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 400 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 300 }),
      async (contents, size) => {
        const stream = Buffer.concat(contents.map((content) => encodePacket(1, Buffer.from(content))));
        const packets = await take(contents.length, pieces(stream, size));
        const expected = contents.map((content) => Buffer.from([1, ...content]).toString('hex'));
        expect(packets.map((packet) => packet.toString('hex'))).toEqual(expected);
      },
    ),
  );
});

test('the longest packet is taken and one byte more is refused', async () => {
  const longest = encodePacket(0, Buffer.alloc(PACKET_LIMIT_BYTES - 1));
  expect((await take(1, pieces(longest, 4_096)))[0]).toHaveLength(PACKET_LIMIT_BYTES);
  const longer = encodePacket(0, Buffer.alloc(PACKET_LIMIT_BYTES));
  await expect(take(1, pieces(longer, 4_096))).rejects.toThrow(TooLong);
});

test('whatever comes, it ends in text or a RangeError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      try {
        const [packet = Buffer.alloc(0)] = await take(1, pieces(Buffer.from(bytes), 7));
        expect(typeof decodeStatusResponse(packet)).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
});
