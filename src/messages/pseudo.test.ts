import { pseudo } from './pseudo';

const plainLetters = (text: string): string => text.replace(/[^a-z]/gi, '');

test('texts get accents and are about 30 % longer', () => {
  const text = 'The quick brown fox jumps over the lazy dog, and keeps running until it is home again.';
  const accented = pseudo(text);
  expect(plainLetters(accented)).toBe('');
  expect(accented.split(' ')).toHaveLength(text.split(' ').length);
  expect(accented.length / text.length).toBeGreaterThan(1.25);
  expect(accented.length / text.length).toBeLessThan(1.4);
});

test.each([
  ['{name}', 'Ask {name} again', 'name'],
  ['a URL', 'See https://castle.example/a?b=c now', 'httpscastleexampleabc'],
  ['the target of a link', '[Read it](/rules#fair) first', 'rulesfair'],
  ['an email address', 'Write to help@castle.example soon', 'helpcastleexample'],
  ['a path', 'Go to /user/dashboard then', 'userdashboard'],
  ['a file', 'See docs/BRIDGE.md there', 'docsBRIDGEmd'],
])('%s stays as it is', (_what, text, kept) => {
  expect(plainLetters(pseudo(text))).toBe(kept);
});

test('everything inside is translated, except for codes', () => {
  const texts = pseudo({ state: { label: 'Off', hue: 'amber' }, steps: ['One', 'Two'], most: 3, none: null });
  expect(texts).toEqual({
    state: { label: expect.stringMatching(/^[^a-z]+$/i), hue: 'amber' },
    steps: [expect.stringMatching(/^[^a-z]+$/i), expect.stringMatching(/^[^a-z]+$/i)],
    most: 3,
    none: null,
  });
});

test('functions keep what they are called with, and choose by it', () => {
  const said = pseudo({
    hello: (player: string) => `Hello ${player}!`,
    ids: ({ ids }: { ids: string[] }) => ({ text: `One of ${ids.join(', ')}` }),
    is: (kind: string) => kind === 'known',
  });
  expect(plainLetters(said.hello('Anna.B'))).toBe('AnnaB');
  expect(plainLetters(said.ids({ ids: ['pvp', 'duels'] }).text)).toBe('pvpduels');
  expect(said.is('known')).toBe(true);
});
