import { randomUUID } from 'node:crypto';
import { isIssuedId, issueId } from './application-id';

const secret = 'a secret of at least 32 characters';
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a UUID of version 4, known by its site, and no two are the same', () => {
  const ids = Array.from({ length: 200 }, () => issueId(secret));
  expect(ids.filter((id) => !UUID_4.test(id) || !isIssuedId(id, secret))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});

test('an id that the site never gave out is known as such, however it was made', () => {
  const id = issueId(secret);
  const changed = [...id].flatMap((digit, at) =>
    digit === '-' ? [] : [`${id.slice(0, at)}${digit === '0' ? '1' : '0'}${id.slice(at + 1)}`],
  );
  const others = [
    randomUUID(),
    issueId('another secret of at least 32 chars'),
    id.toUpperCase(),
    `${id}0`,
    '',
  ];
  expect([...changed, ...others].filter((other) => isIssuedId(other, secret))).toEqual([]);
});
