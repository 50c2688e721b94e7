import { compared, completed } from './completed';

const english = {
  votes: { one: '{count} vote', other: '{count} votes' },
  list: ['A', 'B'],
  deep: { a: 'A', b: 'B' },
};

test('a text for different numbers is taken as a whole, with the forms of its language', () => {
  const votes = { one: '{count} głos', few: '{count} głosy', other: '{count} głosów' };
  expect(completed(english, { votes, deep: { b: 'C' } })).toEqual({
    votes,
    list: ['A', 'B'],
    deep: { a: 'A', b: 'C' },
  });
  expect(compared(english, { votes, list: ['D'] })).toEqual({
    texts: 4,
    missing: ['deep.a', 'deep.b'],
    unknown: [],
    mistaken: [],
  });
});

test('a key that objects inherit is no translation', () => {
  expect(completed({ constructor: 'Builder' }, {})).toEqual({ constructor: 'Builder' });
  expect(compared({ constructor: 'Builder' }, {})).toMatchObject({ texts: 1, missing: ['constructor'] });
});
