import { SECRET } from '../../../test/support/server/secret';
import { seal, unseal } from './seal';

test('what was sealed is read again, by nobody else and never as it was', () => {
  const sealed = seal('JBSWY3DP', 'alex', SECRET);
  expect(sealed).not.toContain('JBSWY3DP');
  expect(seal('JBSWY3DP', 'alex', SECRET)).not.toBe(sealed);
  expect(unseal(sealed, 'alex', SECRET)).toBe('JBSWY3DP');
  expect(unseal(sealed, 'steve', SECRET)).toBeNull();
  expect(unseal(sealed, 'alex', `${SECRET}!`)).toBeNull();
});

test('a changed text is none', () => {
  const sealed = seal('JBSWY3DP', 'alex', SECRET);
  for (const at of [0, 20, sealed.length - 2]) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(unseal(sealed.slice(0, at) + other + sealed.slice(at + 1), 'alex', SECRET)).toBeNull();
  }
  for (const text of ['', 'JBSWY3DP']) expect(unseal(text, 'alex', SECRET)).toBeNull();
});
