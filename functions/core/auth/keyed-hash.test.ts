import { createHmac } from 'node:crypto';
import { keyedHash } from './keyed-hash';

test('a hash is the HMAC-SHA-256 of label and content, so what was signed or stored before stays valid', () => {
  const expected = createHmac('sha256', 'secret').update('session:').update('content').digest();
  expect(keyedHash('secret', 'session:', 'content')).toEqual(expected);
  expect(keyedHash('secret', 'session:', Buffer.from('content'))).toEqual(expected);
});
