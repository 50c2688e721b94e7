import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { LOGO_COLOR, pngLogo, svgLogo } from '../../test/support/fixtures/logos';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { readLogo } from './logo';
import { NetworkError, readNetwork } from './read-network';

const project = setUpFolder();
const FOLDER = 'networks/castle';
const SVG = 'media/logo.svg';
const PNG = 'media/logo.png';

const put = async (name: string, content: string | Buffer): Promise<void> => {
  const file = project(FOLDER, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};
/** Returns the faults of a file, one line each, without its name. */
const faultsOf = async (name: string, content?: string | Buffer): Promise<string[]> => {
  if (content !== undefined) await put(name, content);
  return readLogo(project(), FOLDER, name).then(
    () => [],
    (error: Error) => error.message.split('\n').map((line) => line.replace(`${name}: `, '')),
  );
};
const svgOf = async (content: string | Buffer): Promise<string> => {
  await put(SVG, content);
  return (await readLogo(project(), FOLDER, SVG)).source.toString();
};

/** Text that Git leaves in place of a file that it has not fetched. */
const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:aa\nsize 1\n';

/** Returns the color at the centre of a picture. */
const middleOf = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
};

describe('an SVG', () => {
  test('has a size, and nothing of its editor', async () => {
    const text = await svgOf(
      svgLogo(
        '<title>Castle</title><metadata>x</metadata><own:view xmlns:own="https://editor.example"><own:layer/></own:view><g xmlns:own="https://editor.example" own:label="a"/>',
        'viewBox="0 0 64 64" width="100%" style="enable-background:new 0 0 64 64;isolation:isolate"',
      ),
    );
    expect(text).toMatch(/^<svg [^>]*width="512"/);
    expect(text).toMatch(/^<svg [^>]*height="512"/);
    expect(text).not.toMatch(/own|editor|metadata|title|style|<\?|<!/);
    expect(await middleOf(Buffer.from(text))).toBe(LOGO_COLOR);
  });

  test('shows what its styles say, though the policy of the site allows none', async () => {
    const square = '<path class="a" d="M0 0h64v64H0z"/><path style="fill:#00ff00" d="M24 24h16v16H24z"/>';
    const text = await svgOf(svgLogo(`<style>.a{fill:#ff0000}</style>${square}`));
    expect(text).not.toMatch(/style/);
    expect(await middleOf(Buffer.from(text))).toBe('#00ff00');
    const { data } = await sharp(Buffer.from(text)).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  test('may refer to its own parts, and have a mark that says how it is stored', async () => {
    const inside =
      '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path id="b" fill="url(#a)" d="M0 0h8v8z"/><use xlink:href="#b" x="4"/>';
    expect(await faultsOf(SVG, `\uFEFF${svgLogo(inside)}`)).toEqual([]);
    expect(await faultsOf(SVG, svgLogo('<path fill="url(&quot;#a&quot;)" d="M0 0h8v8z"/>'))).toEqual([]);
  });

  test.each([
    ['<script>alert(1)</script>', 'has <script>: take it out: pictures run no scripts'],
    ['<g onclick="alert(1)"/>', 'has onclick: take it out: pictures run no scripts'],
    ['<g ONLOAD="alert(1)"/>', 'has ONLOAD: take it out: pictures run no scripts'],
    ['<foreignObject/>', 'has <foreignObject>: export the drawing as shapes alone'],
    ['<text>Castle</text>', 'has <text>: turn letters into paths: who sees them lacks their font'],
    [
      '<image href="data:image/png;base64,AAAA"/>',
      'has <image>: draw it as shapes, or use a PNG for the whole logo',
      'has href="data:image/png;base64,AAAA": must lead to a part of the file itself, like #gradient',
    ],
    [
      '<use xlink:href="https://castle.example/a.svg#b"/>',
      'has xlink:href="https://castle.example/a.svg#b": must lead to a part of the file itself, like #gradient',
    ],
    [
      '<path fill="url(//castle.example/a.svg#b)" d="M0 0h8v8z"/>',
      'has fill="url(//castle.example/a.svg#b)": must lead to a part of the file itself, like #gradient',
    ],
    [
      '<path fill="url( &apos;other.svg#b&apos; )" d="M0 0h8v8z"/>',
      `has fill="url( 'other.svg#b' )": must lead to a part of the file itself, like #gradient`,
    ],
    ['<a href="#b"><path d="M0 0h8v8z"/></a>', 'has <a>: take the link out: the logo leads to the home page'],
    ['<set attributeName="x" to="1"/>', 'has <set>: must have shapes alone'],
    [
      '<style>@media (prefers-color-scheme:dark){rect{fill:red}}</style>',
      'has <style>: export with presentation attributes, and without conditions: the site allows no styles in pictures',
    ],
    [
      '<g style="mix-blend-mode:multiply"/>',
      'has mix-blend-mode: multiply in a style, which is no attribute: draw it without',
    ],
    [
      '<path fill="currentColor" d="M0 0h8v8z"/>',
      'has fill="currentColor", which is black in a picture: must be a color like #62d26f',
    ],
    ['<?xml-stylesheet href="a.css"?>', 'has <?xml-stylesheet …?>: take it out'],
  ])('with %s is refused', async (inside, ...said) => {
    expect(await faultsOf(SVG, svgLogo(inside))).toEqual(said);
  });

  test.each([
    ['width="64" height="64"', 'must have a viewBox on <svg>, like viewBox="0 0 64 64"'],
    ['viewBox="0 0 64"', 'must have a viewBox on <svg>, like viewBox="0 0 512 512"'],
    ['viewBox="0 0 0 0"', 'must have a viewBox on <svg>, like viewBox="0 0 512 512"'],
    ['viewBox="0 0 128 64"', 'is 128 by 64: must be square, with the drawing in the middle'],
    ['viewBox="900 900 64 64"', 'shows nothing'],
  ])('that says %s is refused', async (attributes, said) => {
    expect(await faultsOf(SVG, svgLogo('', attributes))).toEqual([said]);
  });

  test.each([
    [
      'with a document type',
      `<!DOCTYPE svg [<!ENTITY a "b">]>${svgLogo().slice(39)}`,
      'must have no <!DOCTYPE …>',
    ],
    ['that is cut off', svgLogo().slice(0, -6), 'is no SVG: line 3: '],
    ['that is compressed', Buffer.from([31, 139, 8, 0, 255]), 'must be a plain SVG, saved as UTF-8'],
    ['that is a page', '<html><body/></html>', 'is a web page: the download has failed'],
    ['that is a pointer', POINTER, 'is a pointer of Git LFS'],
    [
      'without its namespace',
      '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
      'must begin with <svg xmlns=',
    ],
    [
      'with more than a page should load',
      svgLogo(`<path d="M0 0${'h1.25v2.5'.repeat(5000)}"/>`),
      'has 46 kB of shapes, which every page would load: must have 40 kB at most. Use a PNG',
    ],
  ])('%s is refused', async (_what, content, said) => {
    expect((await faultsOf(SVG, content))[0]).toContain(said);
  });
});

describe('a PNG', () => {
  test('is shown small, and icons are made of it as it is', async () => {
    const source = await pngLogo(512);
    await put(PNG, source);
    const file = await readLogo(project(), FOLDER, PNG);
    expect(file.source).toEqual(source);
    expect(await sharp(file.shown).metadata()).toMatchObject({ format: 'png', width: 144, height: 144 });
    expect(await middleOf(file.shown)).toBe(LOGO_COLOR);
  });

  test.each([
    [
      'too small',
      () => pngLogo(64),
      'has 64 pixels a side: must have 512 to 4096. Enlarge pixels without smoothing',
    ],
    ['too large', () => pngLogo(4100), 'has 4100 pixels a side: must have 512 to 4096'],
    ['not square', () => pngLogo(1024, 512), 'is 1024 by 512: must be square, with the logo in the middle'],
    [
      'another kind of picture',
      async () =>
        sharp(await pngLogo(512))
          .webp()
          .toBuffer(),
      'is a picture in webp: must be saved as PNG',
    ],
    ['cut off', async () => (await pngLogo(512)).subarray(0, 60), 'cannot be drawn: '],
    ['no picture', () => Promise.resolve(Buffer.from('Castle')), 'cannot be drawn: '],
    ['a pointer', () => Promise.resolve(Buffer.from(POINTER)), 'is a pointer of Git LFS'],
    [
      'clear',
      async () =>
        sharp(await pngLogo(512))
          .ensureAlpha(0)
          .composite([
            {
              input: Buffer.from([0, 0, 0, 0]),
              raw: { width: 1, height: 1, channels: 4 },
              tile: true,
              blend: 'source',
            },
          ])
          .png()
          .toBuffer(),
      'shows nothing',
    ],
    [
      'heavier than a file should be',
      () => Promise.resolve(Buffer.alloc(2_000_001)),
      'has 2001 kB: must have 2000 kB at most',
    ],
  ])('that is %s is refused', async (_what, draw, said) => {
    expect((await faultsOf(PNG, await draw()))[0]).toContain(said);
  });
});

describe('where the file is', () => {
  test('names count as they are spelled, and what is meant is named', async () => {
    await put('media/Logo.svg', svgLogo());
    expect(await faultsOf(SVG)).toEqual(['media/logo.svg is not there, in media. Did you mean Logo.svg?']);
    expect(await faultsOf('media/brand/logo.svg')).toEqual([
      'media/brand/logo.svg is not there, in media. There are: Logo.svg',
    ]);
    await put('media/brand/logo.svg', svgLogo());
    expect(await faultsOf('media/brand/logo.svg')).toEqual([]);
  });

  test('a folder is no file, and a network may have no files at all', async () => {
    expect(await faultsOf(SVG)).toEqual(['media/logo.svg is not there. It is empty']);
    await mkdir(project(FOLDER, SVG), { recursive: true });
    expect(await faultsOf(SVG)).toEqual(['media/logo.svg must be a file']);
  });

  test('a link must not lead out of the folder', async () => {
    await put('media/own.svg', svgLogo());
    await symlink('own.svg', project(FOLDER, SVG));
    expect(await faultsOf(SVG)).toEqual([]);
    await writeFile(project('elsewhere.svg'), svgLogo());
    await symlink(project('elsewhere.svg'), project(FOLDER, 'media/out.svg'));
    expect(await faultsOf('media/out.svg')).toEqual([
      `media/out.svg is a link that leads out of ${FOLDER}. Copy the file there`,
    ]);
  });

  test('is said with the rest that is wrong with a network', async () => {
    await cp('test/network', project(FOLDER), { recursive: true });
    await put('theme.ts', "export default { logo: 'media/logo.svg' };");
    await put('faq.ts', 'export default { questions: 7 };');
    await put(SVG, svgLogo('<text/><script/>'));
    const fault: unknown = await readNetwork(project(), FOLDER).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(NetworkError);
    expect(String(fault)).toContain(`${FOLDER}/faq.ts: questions: `);
    expect(String(fault)).toContain(`${FOLDER}/theme.ts: logo: ${SVG}: has <text>: `);
    expect(String(fault)).toContain(`${FOLDER}/theme.ts: logo: ${SVG}: has <script>: `);
  });

  test('is read with a network that is right', async () => {
    await cp('test/network', project(FOLDER), { recursive: true });
    await put('theme.ts', "export default { logo: 'media/logo.svg' };");
    await put(SVG, svgLogo());
    expect((await readNetwork(project(), FOLDER)).logoFile?.type).toBe('svg');
  });
});
