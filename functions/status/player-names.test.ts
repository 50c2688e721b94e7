import fc from 'fast-check';
import { cleanNames, type LeftOut, leftOutOf, NAMES_LIMIT } from './player-names';

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
  expect(cleanNames(['𐐀'.repeat(16), '𐐀'.repeat(17)])).toEqual(['𐐀'.repeat(16)]);
});

const NIL = '00000000-0000-0000-0000-000000000000';
const entry = (name: string, id = 'd8d5a923-7b20-43d8-883b-1150148d6955') => ({ name, id });

test.each<[string, unknown[], string[], LeftOut]>([
  [
    'whom the game lists without a name',
    [entry('Anonymous Player', NIL), entry('Steve')],
    ['Steve'],
    { anonymous: 1, others: 0 },
  ],
  [
    'without a name, in another case and with colors',
    [entry('§7anonymous player')],
    [],
    { anonymous: 1, others: 0 },
  ],
  [
    'without a name, in the shape of a lookup',
    [{ name: 'Anonymous', uuid: NIL }],
    [],
    { anonymous: 1, others: 0 },
  ],
  ['without an id', [entry('', NIL.replaceAll('-', ''))], [], { anonymous: 1, others: 0 }],
  ['who is called so', [entry('Anonymous')], ['Anonymous'], { anonymous: 0, others: 0 }],
  [
    'that are slogans by their id',
    [entry('Welcome', NIL), entry('Vote', NIL)],
    [],
    { anonymous: 0, others: 2 },
  ],
  [
    'that are slogans by their text',
    [entry('Welcome to us'), 'play.example.org', entry('»Vote«')],
    [],
    { anonymous: 0, others: 3 },
  ],
  ['that are no names at all', [null, 5, {}, { name: ['Alex'] }], [], { anonymous: 0, others: 4 }],
  ['twice', ['Steve', 'Steve'], ['Steve'], { anonymous: 0, others: 0 }],
])('entries %s are names, or counted as what they are', (_what, list, names, leftOut) => {
  expect([cleanNames(list), leftOutOf(list)]).toEqual([names, leftOut]);
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
