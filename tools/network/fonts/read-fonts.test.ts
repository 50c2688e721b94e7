import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemFontFiles, readWritten } from '../../../test/support/fixtures/font-files';
import { setUpFolder } from '../../../test/support/server/temporary-folder';
import { NetworkError, readNetwork } from '../read-network';

const project = setUpFolder();
const FOLDER = 'networks/castle';

/** Copies a file of a package into the folder of a network. */
const put = async (name: string, source: string): Promise<string> => {
  const file = project(FOLDER, name);
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(source, file);
  return name;
};
const tektur = (script: string) =>
  path.resolve(`node_modules/@fontsource-variable/tektur/files/tektur-${script}-wght-normal.woff2`);
const onest = (weight: number) =>
  path.resolve(`node_modules/@fontsource/onest/files/onest-latin-${String(weight)}-normal.woff2`);

interface Face {
  family: string;
  weight: string;
  display: string;
  file: string;
  range: string;
}
/** Returns the rules of faces that load a file. */
const facesIn = (css: string): Face[] =>
  css
    .split('@font-face')
    .filter((rule) => rule.includes('url('))
    .map((rule) => {
      const get = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1] ?? '';
      return {
        family: get('font-family'),
        weight: get('font-weight'),
        display: get('font-display'),
        file: /\/assets\/([\w-]+)\./.exec(rule)?.[1] ?? '',
        range: get('unicode-range'),
      };
    });
/** Returns the names of the files that draw a character in a family. */
const drawing = (css: string, family: string, letter: string): string[] => {
  const point = letter.codePointAt(0) ?? 0;
  return facesIn(css)
    .filter((face) => face.family.includes(family))
    .filter(({ range }) =>
      range.split(',').some((part) => {
        const [from = 0, to = from] = part
          .slice(2)
          .split('-')
          .map((digits) => Number.parseInt(digits, 16));
        return from <= point && point <= to;
      }),
    )
    .map(({ file }) => file);
};

test('of a family that ships, each letter is in one file, and browsers load no other for it', async () => {
  const { faces } = await readWritten({ title: 'Tektur', text: 'Manrope' });
  for (const family of ['Tektur', 'Manrope']) {
    const id = family.toLowerCase();
    for (const [letter, script] of [
      ['A', 'latin'],
      [' ', 'latin'],
      ['ő', 'latin-ext'],
      ['Ж', 'cyrillic'],
      ['ω', 'greek'],
      ['ệ', 'vietnamese'],
    ] as const)
      expect(drawing(faces, family, letter)).toEqual([`${id}-${script}-wght-normal`]);
    expect(drawing(faces, family, '書')).toEqual([]);
  }
});

test('what a font has is what its files have together', async () => {
  const { characters } = await readWritten({ text: 'Manrope' });
  const has = (role: 'title' | 'text', letter: string) =>
    characters[role].some(
      ([from, to]) => from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to,
    );
  expect([...'aßőЖω'].map((letter) => has('text', letter))).toEqual([true, true, true, true, true]);
  expect([...'aßőЖω'].map((letter) => has('title', letter))).toEqual([true, true, true, false, false]);
});

test.each([
  ['de-DE', 'latin'],
  ['ru-RU', 'cyrillic'],
  ['sr-Latn', 'latin'],
  ['el', 'greek'],
  ['ja-JP', 'latin'],
])('in %s the first paint has %s, one file of each font', async (locale, script) => {
  const { preloaded, files } = await readWritten({ title: 'Tektur', text: 'Manrope' }, locale);
  expect(preloaded.map((address) => address.replace(/\.[\da-f]{8}\./, '.'))).toEqual([
    `/assets/manrope-${script}-wght-normal.woff2`,
    `/assets/tektur-${script}-wght-normal.woff2`,
  ]);
  expect(files.map(({ address }) => address)).toEqual(expect.arrayContaining(preloaded));
});

test('a font without the script is there in Latin, and fallbacks have the width of the script', async () => {
  const [english, russian] = await Promise.all(['en', 'ru'].map((locale) => readWritten({}, locale)));
  expect(russian?.preloaded.map((address) => /-(latin|cyrillic)-/.exec(address)?.[1])).toEqual([
    'cyrillic',
    'latin',
  ]);
  const scales = [english, russian].map((fonts) => [...(fonts?.faces.matchAll(/size-adjust: (.+)%/g) ?? [])]);
  const [first, second] = scales.map((found) => Number(found[0]?.[1]));
  expect(first).not.toBe(second);
});

test('one family for all is there once, and never moves what is on the page', async () => {
  const { faces, families, preloaded } = await readWritten({ title: 'Manrope', text: 'Manrope' });
  expect(families.title).toBe(families.text);
  expect(preloaded).toHaveLength(1);
  expect(new Set(facesIn(faces).map(({ display }) => display))).toEqual(new Set(['optional']));
});

test('files of a network are one for each script and weight', async () => {
  const title = [
    await put('media/title.woff2', tektur('latin')),
    await put('media/title-ru.woff2', tektur('cyrillic')),
  ];
  const text = [await put('media/a.woff2', onest(400)), await put('media/b.woff2', onest(700))];
  const { faces, files, preloaded, packages } = await readWritten({ title, text }, 'ru', project());
  expect(packages).toEqual([]);
  expect(files.map(({ source }) => source)).toEqual([...text, ...title].map((name) => `${FOLDER}/${name}`));
  expect(facesIn(faces).map(({ file, weight }) => [file, weight])).toEqual([
    ['a', '400'],
    ['b', '700'],
    ['title', '400 900'],
    ['title-ru', '400 900'],
  ]);
  expect(drawing(faces, 'Own title', 'Ж')).toEqual(['title-ru']);
  expect(drawing(faces, 'Own text', 'é')).toEqual(['a', 'b']);
  expect(preloaded.map((address) => path.basename(address).split('.')[0])).toEqual(['a', 'title-ru']);
});

test('a title of one weight is never made bolder by a browser', async () => {
  await put('media/a.woff2', onest(400));
  const { faces } = await readWritten({ title: 'media/a.woff2', text: ['media/a.woff2'] }, 'en', project());
  expect(facesIn(faces).map(({ weight }) => weight)).toEqual(['400']);
  const apart = await readWritten({ title: 'media/a.woff2' }, 'en', project());
  expect(facesIn(apart.faces).find(({ file }) => file === 'a')?.weight).toBe('100 900');
});

test('what is wrong with files is said at once, with what else is wrong', async () => {
  await cp('test/network', project(FOLDER), { recursive: true });
  await put('media/ext.woff2', tektur('latin-ext'));
  await writeFile(project(FOLDER, 'media/page.woff2'), '<html>');
  await writeFile(project(FOLDER, 'faq.ts'), 'export default { questions: 7 };');
  const fonts = "{ title: 'media/ext.woff2', text: ['media/page.woff2', 'media/C.woff2'] }";
  await writeFile(project(FOLDER, 'theme.ts'), `export default { fonts: ${fonts} };`);
  const fault: unknown = await readNetwork(project(), FOLDER).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(NetworkError);
  const first = String(fault);
  expect(first).toContain(`${FOLDER}/faq.ts: questions: `);
  expect(first).toContain(`${FOLDER}/theme.ts: fonts.title: has no a, b, c and 58 more`);
  expect(first).toContain(`${FOLDER}/theme.ts: fonts.text: media/page.woff2: is a web page`);
  expect(first).toContain(`${FOLDER}/theme.ts: fonts.text: media/C.woff2 is not there, in media. `);
});

test('of two files for the same letters and weight only one could be used', async () => {
  const text = [await put('media/a.woff2', onest(400)), await put('media/b.woff2', onest(400))];
  await expect(readWritten({ text }, 'en', project())).rejects.toThrow(
    'text: media/b.woff2: has the same letters as media/a.woff2 at the same weight: leave one out',
  );
});

test('a file must not be larger than a page may load', async () => {
  await put('media/a.woff2', systemFontFiles['Noto Sans'].regular);
  await expect(readWritten({ text: 'media/a.woff2' }, 'en', project())).rejects.toThrow(
    'must have 200 kB at most',
  );
});
