import { SECRET } from '../../../test/support/server/secret';
import { mailToken, mailTokenHash, newNonce } from './mail-token';

test('a token is found by its hash, which does not tell it', () => {
  const token = mailToken('reset', newNonce(), SECRET);
  expect(token).toMatch(/^[\w-]{43}$/);
  const hash = mailTokenHash('reset', token, SECRET);
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(hash).not.toBe(token);
});

test('no two are the same, and without the secret the random part makes none', () => {
  const nonce = newNonce();
  expect(newNonce()).not.toBe(nonce);
  const forged = mailToken('reset', nonce, `${SECRET}!`);
  expect(mailTokenHash('reset', forged, SECRET)).toBeNull();
});

test('a token of one purpose is none of another, and a changed one is none', () => {
  const token = mailToken('reset', newNonce(), SECRET);
  expect(mailTokenHash('verify', token, SECRET)).toBeNull();
  for (const at of [0, 21, 22, 41]) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(mailTokenHash('reset', token.slice(0, at) + other + token.slice(at + 1), SECRET)).toBeNull();
  }
});
