import { identity } from '#network/identity';
import { codeOf } from '../../../test/support/server/totp-code';
import { newSecret, stepOf, uriOf } from './totp';

/** The secret of RFC 6238, appendix B, `12345678901234567890` in base32, and the last six of the eight digits given there. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test.each(VECTORS)('at %i seconds the code of RFC 6238 is that of its step', async (seconds, code) => {
  expect(await stepOf(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  expect(codeOf(SECRET, seconds * 1_000)).toBe(code);
});

test('a clock may be one step ahead or behind, and no more', async () => {
  const now = 1_750_000_000_000;
  const step = Math.floor(now / 30_000);
  const stepsOf = (offsets: number[]) =>
    Promise.all(offsets.map((offset) => stepOf(SECRET, codeOf(SECRET, now + offset * 30_000), now)));
  expect(await stepsOf([-2, -1, 0, 1, 2])).toEqual([null, step - 1, step, step + 1, null]);
});

test.each(['', '12345', '1234567', 'abcdef', '12345６', ' 28708', '-87082'])(
  'what is no six digits is no code: %j',
  async (text) => {
    expect(await stepOf(SECRET, text, 59_000)).toBeNull();
  },
);

test('a new secret has 160 bits, and the address for the QR code says whose it is, where and how', async () => {
  const secret = await newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await newSecret()).not.toBe(secret);
  const uri = new URL(await uriOf(secret, 'alex@example.org'));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe(`/${identity.name}:alex@example.org`);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: identity.name,
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
