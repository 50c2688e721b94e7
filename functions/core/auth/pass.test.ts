import { SECRET } from '../../../test/support/server/secret';
import { issuePass, readPass } from './pass';

const now = 1_750_000_000_000;
const VALID_MS = 300_000;
const read = (pass: string, { use = 'door', at = now, secret = SECRET } = {}) =>
  readPass({ use, validMs: VALID_MS, now: at }, pass, secret);

test('a pass is known by its hash and its time', () => {
  const { pass, hash, issuedAt } = issuePass('door', now, SECRET);
  expect(read(pass)).toEqual({ hash, issuedAt });
  expect(issuedAt).toBe(now);
  expect(issuePass('door', now, SECRET).pass).not.toBe(pass);
});

test('it ends when its time is over', () => {
  const { pass } = issuePass('door', now, SECRET);
  expect(read(pass, { at: now + VALID_MS - 1 })).not.toBeNull();
  expect(read(pass, { at: now + VALID_MS })).toBeNull();
});

test('one of another use or secret is none, nor is a changed one', () => {
  const { pass } = issuePass('door', now, SECRET);
  expect(read(pass, { use: 'gate' })).toBeNull();
  expect(read(pass, { secret: `${SECRET}!` })).toBeNull();
  for (const at of [0, 7, 31, 32, 55]) {
    const other = pass[at] === 'A' ? 'B' : 'A';
    expect(read(pass.slice(0, at) + other + pass.slice(at + 1))).toBeNull();
  }
  for (const text of ['', 'x'.repeat(56), `${pass} `, `${pass}A`]) expect(read(text)).toBeNull();
});
