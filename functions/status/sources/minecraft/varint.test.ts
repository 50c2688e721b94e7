import fc from 'fast-check';
import { decodeVarInt, encodeVarInt, VarIntReader } from './varint';

const table = [
  [0, '00'],
  [1, '01'],
  [2, '02'],
  [127, '7f'],
  [128, '8001'],
  [255, 'ff01'],
  [25_565, 'ddc701'],
  [2_097_151, 'ffff7f'],
  [2_147_483_647, 'ffffffff07'],
  [-1, 'ffffffff0f'],
  [-2_147_483_648, '8080808008'],
] as const;

test.each(table)('%i is written as %s and read again', (value, hex) => {
  expect(encodeVarInt(value).toString('hex')).toBe(hex);
  expect(decodeVarInt(Buffer.from(hex, 'hex'))).toEqual({ value, rest: Buffer.alloc(0) });
});

test('every 32-bit integer survives the way there and back, with what follows it', () => {
  fc.assert(
    fc.property(fc.integer(), fc.uint8Array(), (value, tail) => {
      const decoded = decodeVarInt(Buffer.concat([encodeVarInt(value), tail]));
      expect(decoded.value).toBe(value);
      expect(decoded.rest.equals(tail)).toBe(true);
    }),
  );
});

test('one reader reads one value after the other', () => {
  const reader = new VarIntReader();
  const values = [...Buffer.from('ddc70105', 'hex')].map((byte) => reader.push(byte));
  expect(values).toEqual([null, null, 25_565, 5]);
});

test.each(['', 'ff', 'ffffffff', 'ffffffffff01', 'ff'.repeat(40)])('"%s" is refused', (hex) => {
  expect(() => decodeVarInt(Buffer.from(hex, 'hex'))).toThrow(RangeError);
});
