import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync('docs/SECURITY.md', 'utf8');

/** Number of requirements in each section of OWASP ASVS 5.0.0, and those that only level 3 requires. */
const SECTIONS: Record<string, readonly [count: number, ...ofLevelThree: number[]]> = {
  ...{ '1.1': [2], '1.2': [10, 10], '1.3': [12, 12], '1.4': [3], '1.5': [3, 3] },
  ...{ '2.1': [3], '2.2': [3], '2.3': [5, 5], '2.4': [2, 2] },
  ...{ '3.1': [1, 1], '3.2': [3, 3], '3.3': [5, 5], '3.4': [8, 7, 8], '3.5': [8, 6, 7, 8] },
  ...{ '3.6': [1, 1], '3.7': [5, 3, 4, 5] },
  ...{ '4.1': [5, 4, 5], '4.2': [5, 2, 3, 4, 5], '4.3': [2], '4.4': [4] },
  ...{ '5.1': [1], '5.2': [6, 4, 5, 6], '5.3': [3, 3], '5.4': [3] },
  ...{ '6.1': [3], '6.2': [12], '6.3': [8, 5, 6, 7, 8], '6.4': [6, 5, 6], '6.5': [8, 6, 7, 8] },
  ...{ '6.6': [4, 4], '6.7': [2, 1, 2], '6.8': [4] },
  ...{ '7.1': [3], '7.2': [4], '7.3': [2], '7.4': [5], '7.5': [3, 3], '7.6': [2] },
  ...{ '8.1': [4, 3, 4], '8.2': [4, 4], '8.3': [3, 2, 3], '8.4': [2, 2] },
  ...{ '9.1': [3], '9.2': [4] },
  ...{ '10.1': [2], '10.2': [3, 3], '10.3': [5, 5], '10.4': [16, 12, 13, 14, 15, 16] },
  ...{ '10.5': [5], '10.6': [2], '10.7': [3] },
  ...{ '11.1': [4, 3, 4], '11.2': [5, 4, 5], '11.3': [5, 4, 5], '11.4': [4], '11.5': [2, 2] },
  ...{ '11.6': [2, 2], '11.7': [2, 1, 2] },
  ...{ '12.1': [5, 4, 5], '12.2': [2], '12.3': [5, 5] },
  ...{ '13.1': [4, 2, 3, 4], '13.2': [6, 6], '13.3': [4, 3, 4], '13.4': [7, 6, 7] },
  ...{ '14.1': [2], '14.2': [8, 5, 6, 7, 8], '14.3': [3] },
  ...{ '15.1': [5, 4, 5], '15.2': [5, 4, 5], '15.3': [7], '15.4': [4, 1, 2, 3, 4] },
  ...{ '16.1': [1], '16.2': [5], '16.3': [4], '16.4': [3], '16.5': [4, 4] },
  ...{ '17.1': [2, 2], '17.2': [8, 5, 6, 7, 8], '17.3': [2] },
};
/** Total in ASVS 5.0.0: 70 of level 1 and 183 of level 2. */
const REQUIREMENTS = 253;

const STATES = ['held', 'by design', 'platform', 'not applicable', '**not held**'];

interface Row {
  readonly no: string;
  readonly level: string;
  readonly state: string;
  readonly how: string;
}

const rows = text.split('\n').flatMap((line): Row[] => {
  const [, no = '', level = '', asked = '', state = '', how = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(no) && asked !== '' ? [{ no, level, state, how }] : [];
});

/** Texts in backticks that look like a file of this repository. */
const filesIn = (part: string) =>
  [...part.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|toml|json|md))`/g)].map(([, file]) => String(file));

test('the table has every requirement of the levels 1 and 2, once and in order', () => {
  const asked = Object.entries(SECTIONS).flatMap(([section, [count, ...ofLevelThree]]) =>
    Array.from({ length: count }, (_, index) => index + 1)
      .filter((number) => !ofLevelThree.includes(number))
      .map((number) => `${section}.${String(number)}`),
  );
  expect(asked).toHaveLength(REQUIREMENTS);
  expect(rows.map(({ no }) => no)).toEqual(asked);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('each row has a state and says by what; what is held names a test', () => {
  for (const { no, state, how } of rows) {
    expect([no, STATES]).toEqual([no, expect.arrayContaining([state])]);
    expect([no, how]).toEqual([no, expect.stringMatching(/^(?!@)(?:as |.*\w{3})/)]);
    if (state !== 'held') continue;
    const tests = filesIn(how).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    expect([no, tests.length > 0]).toEqual([no, true]);
  }
});

test('what is not held is said above the table, too', () => {
  const gaps = rows.filter(({ state }) => state === '**not held**').map(({ no }) => no);
  const [, said = ''] = /^Not held, or not to the letter: ([\d., \n]+?)\. Each/m.exec(text) ?? [];
  expect(said.split(/,\s+/)).toEqual(gaps);
});

test('every variable that holds a secret is named', () => {
  const secrets = [
    'SESSION_SECRET',
    'GAME_SERVER_KEY',
    'UPSTASH_REDIS_REST_TOKEN',
    'MAIL_URL',
    'TURNSTILE_SECRET',
    'VOTE_KEY_',
  ];
  expect(secrets.filter((name) => !text.includes(name))).toEqual([]);
});

test('every file that is named is there', () => {
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[\w-]*)?\)/g)].map(([, to]) =>
    path.join('docs', String(to)),
  );
  const named = [...filesIn(text), ...links];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('a part of this page that is linked is there', () => {
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => String(title));
  const anchors = titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const [, anchor] of text.matchAll(/\]\(#([\w-]+)\)/g)) expect(anchors).toContain(anchor);
});
