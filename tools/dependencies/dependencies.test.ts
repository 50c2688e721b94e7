import { billOfMaterials } from './bill-of-materials';
import { readDependencies } from './dependencies';
import { licenseTexts } from './license-texts';

const root = process.cwd();
const FONT = '@fontsource-variable/onest';
const dependencies = readDependencies(root, [FONT]);
const PRODUCT = { name: 'product', version: '1.2.3', license: 'MIT' };

/** Licenses under which the site may be run and changed without publishing one's own code. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'PSF-2.0',
];
/** Packages linked as a separate, replaceable file, which is all that their license requires. */
const LINKED = /^@img\/sharp-libvips-/;
const OF_LINKED = 'LGPL-3.0-or-later';
/** Packages that name their license only in the readme. */
const SAID_IN_README = ['callsite'];

test('what the site runs on is listed, and what only builds and tests it is not', () => {
  const names = dependencies.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'styled-components', '@upstash/redis']),
  );
  for (const name of ['jest', 'webpack', 'typescript']) expect(names).not.toContain(name);
});

test('of fonts, those that the network shows are listed', () => {
  const fonts = dependencies.map(({ name }) => name).filter((name) => name.includes('fontsource'));
  expect(fonts).toEqual([FONT]);
});

test('of programs of which there is one for each platform, that of functions is listed', () => {
  const programs = dependencies.filter(({ name }) => name.startsWith('@img/sharp-'));
  expect(programs.map(({ name }) => name)).toEqual(['@img/sharp-libvips-linux-x64', '@img/sharp-linux-x64']);
});

test('every license is a permissive one', () => {
  const others = dependencies.filter(
    ({ name, license }) =>
      !SAID_IN_README.includes(name) &&
      !(LINKED.test(name) && license === OF_LINKED) &&
      !license
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((choice) => PERMISSIVE.includes(choice)),
  );
  expect(others).toEqual([]);
});

test('the file of license texts has each package with its own words', async () => {
  const text = await licenseTexts(root, dependencies);
  for (const { name, version } of dependencies) expect(text).toContain(`\n${name} ${version}\n`);
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toMatch(/^License: LGPL-3\.0-or-later\n\n## Licensing\n[^=]*\| librsvg +\| LGPLv3/m);
});

test('the bill of materials names each package once, with its license and digest', () => {
  const { components, metadata } = billOfMaterials(PRODUCT, dependencies);
  expect(metadata.component).toMatchObject({ name: 'product', version: '1.2.3' });
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
  const react = components.find(({ name, group }) => name === 'react' && group === undefined);
  const { version } = dependencies.find(({ name }) => name === 'react') ?? {};
  expect(react).toMatchObject({
    type: 'library',
    version,
    purl: `pkg:npm/react@${String(version)}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
  });
  const scoped = components.find(({ group }) => group === '@upstash');
  expect(scoped?.purl).toMatch(/^pkg:npm\/%40upstash\//);
});
