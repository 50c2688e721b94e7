import { printable } from './printable';

test('a cut never leaves half of a character behind', () => {
  expect(printable(`${'a'.repeat(9)}😀b`, 10)).toBe('a'.repeat(9));
  expect(printable(`${'a'.repeat(8)}😀b`, 10)).toBe(`${'a'.repeat(8)}😀`);
});
