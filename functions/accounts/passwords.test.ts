import { scryptSync } from 'node:crypto';
import { identity } from '#network/identity';
import { UnavailableError } from '../core/errors/unavailable-error';
import { isCommonPassword } from './common-passwords';
import { createPasswords, PASSWORD_COST } from './passwords';
import { isPersonal } from './personal-passwords';

const passwords = createPasswords();

test('a hash is scrypt with N = 2^15, r = 8, p = 3, a salt of its own and 32 bytes', async () => {
  const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
  const [, name, cost, salt = '', key = ''] = one.split('$');
  expect([name, cost]).toEqual(['scrypt', 'ln=15,r=8,p=3']);
  const bytes = Buffer.from(salt, 'base64url');
  expect(bytes).toHaveLength(16);
  const options = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 };
  expect(scryptSync('correct horse', bytes, 32, options).toString('base64url')).toBe(key);
  expect(other.split('$')[3]).not.toBe(salt);
});

const RIGHT = { isRight: true, renewed: null };
const WRONG = { isRight: false, renewed: null };

describe('at any cost', () => {
  beforeEach(() => jest.replaceProperty(PASSWORD_COST, 'log2', 4));

  test('spaces at the ends, case, accents and width count', async () => {
    const stored = await passwords.hash('Café crème ');
    expect(await passwords.verify('Café crème ', stored)).toEqual(RIGHT);
    for (const wrong of ['Café crème', 'café crème ', 'Cafe crème ', 'Ｃafé crème ', '']) {
      expect(await passwords.verify(wrong, stored)).toEqual(WRONG);
    }
  });

  test.each([
    ['an accent of its own, as a Mac may write it', 'Café au lait', 'Cafe\u0301 au lait'],
    ['Hangul in parts', '비밀번호입니다요', '비밀번호입니다요'.normalize('NFD')],
    ['Vietnamese in parts', 'Mật khẩu của tôi', 'Mật khẩu của tôi'.normalize('NFD')],
    ['a space that does not break, and that of an IME', 'ein langer Satz', 'ein\u00a0langer\u3000Satz'],
    ['the sign for Ångström', 'Ångström', '\u212bngstr\u00f6m'],
  ])('%s is the same password, whichever was chosen first', async (_what, one, other) => {
    for (const [chosen, typed] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await passwords.verify(typed, await passwords.hash(chosen))).toEqual(RIGHT);
    }
  });

  test('no password is that of an account that does not exist', async () => {
    expect(await passwords.verify('', null)).toEqual(WRONG);
    expect(await passwords.verify('Cafe\u0301', null)).toEqual(WRONG);
  });

  test('a hundred at once are not all taken on, and those that are get an answer', async () => {
    const few = createPasswords();
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => few.verify('x', null)));
    const done = results.filter(({ status }) => status === 'fulfilled');
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(done).toHaveLength(14);
    expect(refused.every((reason) => reason instanceof UnavailableError)).toBe(true);
    expect(few.isBusy()).toBe(false);
    expect(await few.verify('x', null)).toEqual(WRONG);
  });
});

/** Hashes a password in the old way, without normalizing its text. */
const hashAsTyped = (password: string): string => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  return `$scrypt$ln=14,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

test('a hash of a password as it was typed is right once, and its new one whichever way it is typed', async () => {
  const typed = 'Cafe\u0301 au lait';
  const { isRight, renewed } = await passwords.verify(typed, hashAsTyped(typed));
  expect([isRight, renewed]).toEqual([true, expect.stringMatching(/^\$scrypt\$ln=15,/)]);
  for (const way of [typed, typed.normalize('NFC')])
    expect(await passwords.verify(way, renewed)).toEqual(RIGHT);
  expect(await passwords.verify('Cafe\u0301 noir', hashAsTyped(typed))).toEqual(WRONG);
});

test('hashes with other parameters, as of an earlier or later version, are still verified', async () => {
  expect(await passwords.verify('correct horse', hashAsTyped('correct horse'))).toEqual(RIGHT);
});

test.each(['', 'plain', '$scrypt$ln=15,r=8,p=3$$', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA'])(
  'a stored text %j that is no hash lets nobody in',
  async (stored) => {
    await expect(passwords.verify('plain', stored)).rejects.toThrow(TypeError);
  },
);

test.each(['password1', '12345678', 'PASSWORD', 'iloveyou', 'qwertyuiop', 'minecraft', 'ｐａｓｓｗｏｒｄ１'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct horse battery', 'zq8!xK2v', '🦊🐢🦉🐝🦑🐌🦋🐙', '__proto__', 'constructor'])(
  '%s is not common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

const names = { username: 'Alex_the_great', email: 'Alexander.Great@Example.org' };

test.each([
  'alex_the_great',
  'Alex The Great',
  'ＡＬＥＸthegreat',
  'alexander.great@example.org',
  'ALEXANDERGREAT',
  'Álexander-Great!',
  identity.name,
  `${identity.name.toUpperCase()}!`,
])('%s is what an attacker of this account knows', (password) => {
  expect(isPersonal(password, names)).toBe(true);
});

test.each([
  'alex_the_greatest',
  'example.org',
  '🦊🐢🦉🐝🦑🐌🦋🐙',
  '!!!!!!!!',
  `${identity.name} in the rain`,
])('%s is not', (password) => {
  expect(isPersonal(password, names)).toBe(false);
});
