import { identity } from '#network/identity';
import type { Bedrock } from '@/contract/network/identity';
import { isListedHere, otherPlayerNames, toPlayerName, toVoter } from './player-name';

const given = (bedrock: Bedrock | undefined) => jest.replaceProperty(identity, 'bedrock', bedrock);
afterEach(() => jest.restoreAllMocks());

test('plain names are names under every setting, in the case in which they are written', () => {
  const settings = [
    undefined,
    { prefix: '*', spaces: 'kept' },
    { prefix: '', spaces: 'underscores' },
  ] as const;
  for (const setting of settings) {
    given(setting);
    for (const name of ['Steve', '.Steve', 'a'.repeat(16), ` Steve\n`])
      expect([setting, toPlayerName(name)]).toEqual([setting, name.trim()]);
    for (const name of ['', '.', '..a', '@a', 'a-b', 'a{count}', 'Steve; op Eve', 'Жанна', '../Steve'])
      expect([setting, toPlayerName(name)]).toEqual([setting, null]);
  }
});

test.each<[Bedrock['prefix'], Bedrock['spaces'], string, string | null]>([
  ['.', 'underscores', '.Test Gamer', '.Test_Gamer'],
  ['.', 'underscores', 'Test Gamer', null],
  ['.', 'kept', '.Test Gamer', '.Test Gamer'],
  ['.', 'kept', 'Test  Gamer', null],
  ['.', 'kept', '.Seventeen Letters', null],
  ['.', 'kept', '*TestGamer', null],
  ['*', 'underscores', '*TestGamer', '*TestGamer'],
  ['*', 'underscores', '*', null],
  ['*', 'underscores', '-Test_Gamer', null],
  ['-', 'kept', '-Test_Gamer', '-Test_Gamer'],
  ['+-', 'kept', '+-Gamer', '+-Gamer'],
  ['BE_', 'kept', 'be_Sixteen_Letters_', 'BE_Sixteen_Letters_'],
  ['BE_', 'kept', 'BE_Cool Guy', 'BE_Cool Guy'],
  ['BE_', 'kept', 'Seventeen_Letters', null],
  ['', 'kept', 'Cool Guy', 'Cool Guy'],
  ['', 'underscores', 'Cool Guy', 'Cool_Guy'],
])('with the prefix “%s” and spaces %s, “%s” is the player %j', (prefix, spaces, written, name) => {
  given({ prefix, spaces });
  expect(toPlayerName(written)).toBe(name);
});

test.each<[Bedrock['prefix'], Bedrock['spaces'], string, string | null]>([
  ['.', 'underscores', 'Test Gamer', '.Test_Gamer'],
  ['.', 'kept', 'Test Gamer', '.Test Gamer'],
  ['*', 'kept', '*Test Gamer', '*Test Gamer'],
  ['*', 'kept', 'Test', 'Test'],
  ['.', 'kept', '-Test', null],
  ['.', 'kept', 'Steve; op Eve', null],
  ['.', 'kept', 'a'.repeat(17), null],
])(
  'with the prefix “%s” and spaces %s, a listing site that says “%s” means the player %j',
  (prefix, spaces, said, name) => {
    given({ prefix, spaces });
    expect(toVoter(said)).toBe(name);
  },
);

test.each<[Bedrock['prefix'], Bedrock['spaces'], string, string[]]>([
  ['.', 'underscores', 'Steve', ['.Steve']],
  ['.', 'underscores', '.Steve', []],
  ['.', 'underscores', 'Cool_Guy', ['.Cool_Guy']],
  ['.', 'kept', 'Cool_Guy', ['.Cool_Guy', '.Cool Guy']],
  ['.', 'kept', '.Cool_Guy', ['.Cool Guy']],
  ['.', 'kept', '_', ['._']],
  ['*', 'underscores', '.Steve', []],
  ['', 'kept', 'Cool_Guy', ['Cool Guy']],
  ['.', 'underscores', 'Sixteen_Letters_', ['.Sixteen_Letters_', '.Sixteen_Letters']],
  ['', 'underscores', 'Steve', []],
])('with the prefix “%s” and spaces %s, “%s” may stand for %j', (prefix, spaces, name, others) => {
  given({ prefix, spaces });
  expect(otherPlayerNames(name)).toEqual(others);
});

test('where no Bedrock players come, a name stands for nobody else', () => {
  given(undefined);
  expect(otherPlayerNames('Steve')).toEqual([]);
});

test('a slogan among the players is no name, and names in letters of any alphabet are some', () => {
  jest.replaceProperty(identity, 'bedrock', { prefix: '*', spaces: 'kept' });
  for (const name of ['Steve', '.Steve', '*Cool Guy', 'Жанна', '小明', 'a'.repeat(16)])
    expect([name, isListedHere(name)]).toEqual([name, true]);
  const slogans = ['Welcome to us', 'Anonymous Player', 'play.example.org', 'Vote!', '-----', '', '+Gamer'];
  for (const text of slogans) expect([text, isListedHere(text)]).toEqual([text, false]);
});
