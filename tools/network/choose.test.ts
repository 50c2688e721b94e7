import { chooseNetwork, SHIPPED } from './choose';

test.each([
  ['the owner’s only one', undefined, [...SHIPPED, 'castle'], 'castle'],
  ['the one that is asked for', ' hut ', [...SHIPPED, 'castle'], 'hut'],
  ['the example where there is no other', '', SHIPPED, 'spawnpoint'],
  ['the example where an owner has several', undefined, [...SHIPPED, 'castle', 'keep'], 'spawnpoint'],
])('it is %s', (_what, wanted, there, chosen) => {
  expect(chooseNetwork(wanted, there)).toBe(chosen);
});

test('one that is not there is refused with those that are', () => {
  expect(() => chooseNetwork('castel', ['castle', 'hut'])).toThrow(
    'NETWORK is castel, and there is no networks/castel. There are: castle, hut',
  );
});
