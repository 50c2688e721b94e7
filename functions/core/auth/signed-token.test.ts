import { SECRET } from '../../../test/support/server/secret';
import { issueSignedToken, readSignedToken } from './signed-token';

const now = 1_750_000_000_000;
const VALID_MS = 300_000;
const read = (token: string, { use = 'door', at = now, secret = SECRET } = {}) =>
  readSignedToken({ use, validMs: VALID_MS, now: at }, token, secret);

test('a token is known by its hash and its time', () => {
  const { token, hash, issuedAt } = issueSignedToken('door', now, SECRET);
  expect(read(token)).toEqual({ hash, issuedAt });
  expect(issuedAt).toBe(now);
  expect(issueSignedToken('door', now, SECRET).token).not.toBe(token);
});

test('it ends when its time is over', () => {
  const { token } = issueSignedToken('door', now, SECRET);
  expect(read(token, { at: now + VALID_MS - 1 })).not.toBeNull();
  expect(read(token, { at: now + VALID_MS })).toBeNull();
});

test('one of another use or secret is none, nor is a changed one', () => {
  const { token } = issueSignedToken('door', now, SECRET);
  expect(read(token, { use: 'window' })).toBeNull();
  expect(read(token, { secret: `${SECRET}!` })).toBeNull();
  for (const at of [0, 7, 31, 32, 55]) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  for (const text of ['', 'x'.repeat(56), `${token} `, `${token}A`]) expect(read(text)).toBeNull();
});
