import { isCsrfToken, issueCsrfToken } from './csrf';
import { type HashLabel, keyedHash } from './keyed-hash';

const secret = 'a secret of thirty-two characters';

test('a token is random and signed, and no two are the same', () => {
  const [random = '', signature = ''] = issueCsrfToken(secret).split('.');
  expect(Buffer.from(random, 'base64url')).toHaveLength(32);
  expect(Buffer.from(signature, 'base64url')).toHaveLength(32);
  expect(issueCsrfToken(secret)).not.toBe(issueCsrfToken(secret));
});

test('a token is valid with the secret that signed it, and with no other', () => {
  const token = issueCsrfToken(secret);
  expect(isCsrfToken(token, secret)).toBe(true);
  expect(isCsrfToken(token, `${secret}!`)).toBe(false);
});

test('a hash that was made for another use is no token, and a token is no hash of another use', () => {
  const labels: HashLabel[] = [
    'application id',
    'attempt:',
    'log:network:',
    'mail-limit:',
    'mail:reset:',
    'network:',
    'pass:second-factor:',
    'player-link:',
    'session:',
    'vote-ticket:',
  ];
  const token = issueCsrfToken(secret);
  const [random = '', signature = ''] = token.split('.');
  for (const label of labels) {
    const hash = keyedHash(secret, label, random).toString('base64url');
    expect([label, isCsrfToken(`${label}${random}.${hash}`, secret)]).toEqual([label, false]);
    expect([label, isCsrfToken(`${random}.${hash}`, secret)]).toEqual([label, false]);
    expect(hash).not.toBe(signature);
  }
});

test('a token of which anything has changed is not valid', () => {
  const token = issueCsrfToken(secret);
  const [random = '', signature = ''] = token.split('.');
  const altered = ['', '.', random, `${random}.`, `.${signature}`, `${token}.`, `${token}=`, `${token}A`];
  altered.push(`A${token}`, `${signature}.${random}`, token.slice(0, -1), `${random}.${'é'.repeat(43)}`);
  for (const wrong of altered) expect([wrong, isCsrfToken(wrong, secret)]).toEqual([wrong, false]);
});
