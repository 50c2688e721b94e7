import { isGameName, isListedName, isPlainName } from './player-name';

const PLAIN = ['Steve', '.Steve', '_', 'a'.repeat(16), `.${'a'.repeat(16)}`];
/** Names that Floodgate assigns under various settings. */
const PREFIXED = [
  '*TestGamer',
  '-Test_Gamer',
  '+Gamer',
  '.Test Gamer',
  'Cool Guy',
  '+-Gamer',
  'BE_Sixteen_Letters_',
  '[BE]Gamer',
  '~A b C 1',
];
const OTHER_LETTERS = ['Жанна', '小明', 'नमस्ते', '*Жанна'];
const NONE = [
  '',
  '.',
  '*',
  '@a',
  '@e[type=player]',
  'a\n',
  'a\u0000',
  'a\u200b',
  '\u115f',
  '\u0301a',
  '\ud800',
  ' Steve',
  'Steve ',
  'Test  Gamer',
  'Steve; op Eve',
  'a{count}',
  '§cSteve',
  '"Steve"',
  "'Steve'",
  '`Steve`',
  '\\Steve',
  '../Steve',
  '/op',
  'Steve"',
  '.Test "Gamer',
  `${'.'.repeat(16)}${'a '.repeat(8)}b`,
];

test('a plain name has no prefix but a dot, and no spaces', () => {
  for (const name of PLAIN) expect([name, isPlainName(name)]).toEqual([name, true]);
  for (const name of [...PREFIXED, ...OTHER_LETTERS, ...NONE, '..a', 'a'.repeat(17), 'a-b'])
    expect([name, isPlainName(name)]).toEqual([name, false]);
});

test('a name in the game may have any prefix that Floodgate takes, and spaces', () => {
  for (const name of [...PLAIN, ...PREFIXED]) expect([name, isGameName(name)]).toEqual([name, true]);
  for (const name of [...OTHER_LETTERS, ...NONE]) expect([name, isGameName(name)]).toEqual([name, false]);
});

test('a listed name may have letters of any alphabet as well', () => {
  for (const name of [...PLAIN, ...PREFIXED, ...OTHER_LETTERS])
    expect([name, isListedName(name)]).toEqual([name, true]);
  for (const name of NONE) expect([name, isListedName(name)]).toEqual([name, false]);
});
