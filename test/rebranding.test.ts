import { execFile } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { readAll } from './support/fixtures/read-all';
import { buildSiteOf } from './support/server/site-copy';

/** Enough for a whole build beside other suites on two cores. */
jest.setTimeout(480_000);

const FOLDER = 'networks/emberfall';
const { identity, theme } = readAll(FOLDER);
/** Colors of its drawings, from its whole folder. */
const ownColors = globSync(`${FOLDER}/{theme.ts,media/*.svg}`).flatMap(
  (name) => readFileSync(name, 'utf8').match(/#[\da-f]{6}\b/gi) ?? [],
);

/** Build output by path in `dist/`. */
let files: Map<string, Buffer>;
beforeAll(async () => {
  const dist = path.join(await buildSiteOf('emberfall'), 'dist');
  const names = globSync('**/*', { cwd: dist }).filter((name) => statSync(path.join(dist, name)).isFile());
  files = new Map(names.map((name) => [name, readFileSync(path.join(dist, name))]));
});

const file = (name: string): Buffer => {
  const found = files.get(name);
  if (!found) throw new Error(`The build has no ${name}`);
  return found;
};

/** Returns the colors of a picture at these positions, as #rrggbb or "clear". */
async function colorsAt(picture: Buffer, places: readonly (readonly [number, number])[]): Promise<string[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0, alpha] = data.subarray((y * info.width + x) * 4);
    return alpha === 0 ? 'clear' : `#${Buffer.from([red, green, blue]).toString('hex')}`;
  });
}

test('nothing of the example’s name or address is in any file of another network’s build', () => {
  // The companion's folder keeps its name on every site, because its data must be found again.
  const textOf = (data: Buffer) => data.toString('latin1').replaceAll('./spawnpoint-data', '');
  const withItsName = [...files].filter(([name, data]) => /spawnpoint/i.test(name + textOf(data)));
  expect(files.size).toBeGreaterThan(100);
  expect(withItsName.map(([name]) => name)).toEqual([]);
});

test('no source spells the name out', async () => {
  const names = await Promise.all(
    ['src', 'functions'].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
    ),
  );
  const sources = names.flat().filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const spelling = sources.filter((name) => /spawnpoint/i.test(readFileSync(name, 'utf8')));
  expect(spelling).toEqual([]);
});

test('the companion is one file that needs nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-'));
  await writeFile(path.join(folder, 'companion.mjs'), file('companion.mjs'));
  const { stdout } = await promisify(execFile)(process.execPath, ['companion.mjs', '--help'], {
    cwd: folder,
  });
  await rm(folder, { recursive: true });
  expect(stdout).toContain('--game-server DIR');
});

test('pages, sitemap and robots carry the network’s name, description and address', () => {
  const home = file('index.html').toString();
  const description = identity.description.replaceAll('{name}', identity.name);
  expect(home).toContain(`<meta property="og:image" content="${identity.url}/media/og/home.jpg"/>`);
  expect(home).toContain(`"name":${JSON.stringify(identity.name)},"url":"${identity.url}/"`);
  expect(home).toContain(`<meta name="description" content="${description}"/>`);
  expect(file('sitemap.xml').toString()).toContain(`<loc>${identity.url}/</loc>`);
  expect(file('robots.txt').toString()).toContain(`${identity.url}/sitemap.xml`);
});

const { canvas } = theme.palettes.dark;

test('the manifest has the network’s names, description and colors', () => {
  expect(JSON.parse(file('site.webmanifest').toString())).toMatchObject({
    name: identity.name,
    short_name: identity.shortName ?? identity.name,
    background_color: canvas,
    theme_color: canvas,
  });
});

/** True for a color of the network's logo, within the tolerance of JPEG. */
const isOwn = (seen: string): boolean => {
  const channels = (color: string) => [...Buffer.from(color.slice(1), 'hex')];
  return ownColors.some((own) =>
    channels(own).every((channel, index) => Math.abs(channel - (channels(seen)[index] ?? -1)) < 16),
  );
};

/** The centre, and a corner of the logo's square. */
const places = (size: number) =>
  [
    [size / 2, size / 2],
    [1, 1],
  ] as const;

test.each([
  ['icons/icon-192.png', 192, 'clear'],
  ['icons/icon-512.png', 512, 'clear'],
  ['icons/icon-maskable-512.png', 512, canvas],
  ['apple-touch-icon.png', 180, canvas],
])('%s shows the logo', async (name, size, ground) => {
  const [middle = '', corner] = await colorsAt(file(name), places(size));
  expect([middle, isOwn(middle), corner]).toEqual([middle, true, ground]);
  expect(middle).not.toBe(ground);
});

test('the favicons show the logo', async () => {
  const [icon, drawing] = [file('favicon.ico'), file('favicon.svg')];
  const first = icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + icon.readUInt32LE(14));
  for (const picture of [first, drawing]) {
    const [middle = ''] = await colorsAt(picture, [[8, 8]]);
    expect([middle, isOwn(middle)]).toEqual([middle, true]);
  }
});

test.each([
  ['media/og.jpg', [208, 315]],
  ['media/og/store.jpg', [104, 104]],
] as const)('the link preview %s shows the logo', async (name, place) => {
  const [seen = ''] = await colorsAt(file(name), [place]);
  expect([seen, isOwn(seen)]).toEqual([seen, true]);
});
