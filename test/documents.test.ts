import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const documents = globSync(['*.md', 'docs/**/*.md']).toSorted();
const read = (file: string): string => readFileSync(file, 'utf8');

/** Removes code examples, which may contain anything. */
const prose = (file: string): string => read(file).replaceAll(/^ *```[\s\S]*?^ *```/gm, '');

/** Fragments of links to a document's headings, as Git hosts generate them. */
const anchorsOf = (file: string): string[] =>
  [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isDead = (from: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#');
  const to = file === '' ? from : path.join(path.dirname(from), file);
  return !existsSync(to) || (anchor !== undefined && !anchorsOf(to).includes(anchor));
};

test.each(documents)('%s leads nowhere that is not there', (document) => {
  const links = [...prose(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)];
  expect(links.map(([, link = '']) => link).filter((link) => isDead(document, link))).toEqual([]);
});

test.each(documents)('%s names no command that there is not', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the readme leads to every document for people', () => {
  const readme = read('README.md');
  const others = globSync(['docs/*.md', 'CONTRIBUTING.md', 'CHANGELOG.md']);
  expect(others.filter((document) => !readme.includes(`(${document}`))).toEqual([]);
});
