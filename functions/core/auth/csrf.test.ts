import { createHmac } from 'node:crypto';
import { isCsrfToken, issueCsrfToken } from './csrf';

const secret = 'a secret of thirty-two characters';

test('a token is random and signed with HMAC-SHA-256, and no two are the same', () => {
  const [random = '', signature] = issueCsrfToken(secret).split('.');
  expect(Buffer.from(random, 'base64url')).toHaveLength(32);
  expect(signature).toBe(createHmac('sha256', secret).update(random).digest('base64url'));
  expect(issueCsrfToken(secret)).not.toBe(issueCsrfToken(secret));
});

test('a token is valid with the secret that signed it, and with no other', () => {
  const token = issueCsrfToken(secret);
  expect(isCsrfToken(token, secret)).toBe(true);
  expect(isCsrfToken(token, `${secret}!`)).toBe(false);
});

test('a token of which anything has changed is not valid', () => {
  const token = issueCsrfToken(secret);
  const [random = '', signature = ''] = token.split('.');
  const altered = ['', '.', random, `${random}.`, `.${signature}`, `${token}.`, `${token}=`, `${token}A`];
  altered.push(`A${token}`, `${signature}.${random}`, token.slice(0, -1), `${random}.${'é'.repeat(43)}`);
  for (const wrong of altered) expect([wrong, isCsrfToken(wrong, secret)]).toEqual([wrong, false]);
});
