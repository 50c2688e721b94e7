import { randomBytes, randomUUID } from 'node:crypto';
import { SECRET } from '../../../test/support/server/secret';
import { issueToken, parseToken } from './session-token';

test('a token tells whose it is, and is another one each time', () => {
  const userId = randomUUID();
  const [first, second] = [issueToken(userId, SECRET), issueToken(userId, SECRET)];
  expect(parseToken(first.token, SECRET)).toEqual(first.key);
  expect(first.key.userId).toBe(userId);
  expect(second.token).not.toBe(first.token);
  expect(second.key.tokenHash).not.toBe(first.key.tokenHash);
});

test('what this site did not give out is no token', () => {
  const { token } = issueToken(randomUUID(), SECRET);
  const changed = Array.from(
    token,
    (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
  );
  const others = [
    issueToken(randomUUID(), 'another secret of 32 characters!').token,
    randomBytes(64).toString('base64url'),
    token.slice(1),
    `${token}A`,
    `${token.slice(0, -1)}=`,
    '',
  ];
  for (const forged of [...changed, ...others]) expect(parseToken(forged, SECRET)).toBeNull();
});
