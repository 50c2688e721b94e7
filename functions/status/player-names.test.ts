import fc from 'fast-check';
import { cleanNames, NAMES_LIMIT } from './player-names';

test('reads names from strings and from objects, as both kinds of lookup list them', () => {
  expect(cleanNames(['Steve', { name: 'Alex', id: '1' }])).toEqual(['Steve', 'Alex']);
});

test('keeps a Bedrock name of 16 characters after its dot, and leaves out what is too long to be a name', () => {
  const sixteen = 'A'.repeat(16);
  expect(cleanNames([sixteen, `.${sixteen}`, `A${sixteen}`, `..${sixteen}`])).toEqual([
    sixteen,
    `.${sixteen}`,
  ]);
});

test('leaves out a slogan instead of making a name of its first characters', () => {
  expect(cleanNames(['§6Welcome to the best network', 'Steve'])).toEqual(['Steve']);
});

test('finds a formatting code that invisible characters hide', () => {
  expect(cleanNames(['§\u200baAlex', '§§cSteve'])).toEqual(['Alex', 'Steve']);
});

test('counts characters, not code units', () => {
  expect(cleanNames(['🦊'.repeat(16)])).toEqual(['🦊'.repeat(16)]);
});

test('stops at its limit', () => {
  expect(cleanNames(Array.from({ length: 5_000 }, (_, index) => `p${String(index)}`))).toHaveLength(
    NAMES_LIMIT,
  );
});

test.each([null, undefined, 5, 'Steve', { length: 1, 0: 'Steve' }, { name: 'Steve' }])(
  'is empty for %j',
  (list) => {
    expect(cleanNames(list)).toEqual([]);
  },
);

test('gives short, visible, distinct names whatever a server sends', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  const entry = fc.oneof(text, fc.record({ name: text }), fc.anything());
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      const names = cleanNames(list);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name).toMatch(/^\.?.{1,16}$/su);
        expect(name).not.toMatch(/[§\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(name.trim()).toBe(name);
      }
    }),
  );
});
