import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { buildRebranded, other } from './support/server/rebranded-site';

/** A whole build, beside other suites on two cores. */
jest.setTimeout(480_000);

let files: Map<string, Buffer>;
beforeAll(async () => {
  files = await buildRebranded();
});

const file = (name: string): Buffer => {
  const found = files.get(name);
  if (!found) throw new Error(`The build has no ${name}`);
  return found;
};

/** Colours of a picture at these places, as #rrggbb, or "clear". */
async function coloursAt(picture: Buffer, places: readonly (readonly [number, number])[]): Promise<string[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0, alpha] = data.subarray((y * info.width + x) * 4);
    return alpha === 0 ? 'clear' : `#${Buffer.from([red, green, blue]).toString('hex')}`;
  });
}

test('nothing of the old name or address is left in any file of the build', () => {
  // The folder beside a game server keeps its name, whoever's site it is: what lies in it must be found again.
  const textOf = (data: Buffer) => data.toString('latin1').replaceAll('./spawnpoint-data', '');
  const withOldName = [...files].filter(([name, data]) => /spawnpoint/i.test(name + textOf(data)));
  expect(files.size).toBeGreaterThan(100);
  expect(withOldName.map(([name]) => name)).toEqual([]);
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

test('pages, sitemap and robots carry the new name, description and address', () => {
  const home = file('index.html').toString();
  expect(home).toContain('<title>Ravenmoor &amp; Friends · ');
  expect(home).toContain(`<meta property="og:image" content="${other.url}/media/og/home.jpg"/>`);
  expect(home).toContain(`"name":${JSON.stringify(other.name)},"url":"${other.url}/"`);
  expect(home).toContain(`<meta name="description" content="${other.description}"/>`);
  expect(file('sitemap.xml').toString()).toContain(`<loc>${other.url}/</loc>`);
  expect(file('robots.txt').toString()).toContain(`${other.url}/sitemap.xml`);
});

test('the manifest has the new names, description and colours', () => {
  expect(JSON.parse(file('site.webmanifest').toString())).toMatchObject({
    name: other.name,
    short_name: other.shortName,
    description: other.description,
    background_color: other.canvas,
    theme_color: other.canvas,
  });
});

/** The middle, and a corner of the square that the logo is drawn on. */
const places = (size: number) =>
  [
    [size / 2, size / 2],
    [1, 1],
  ] as const;

test.each([
  ['icons/icon-192.png', 192, 'clear'],
  ['icons/icon-512.png', 512, 'clear'],
  ['icons/icon-maskable-512.png', 512, other.canvas],
  ['apple-touch-icon.png', 180, other.canvas],
])('%s shows the new logo', async (name, size, ground) => {
  expect(await coloursAt(file(name), places(size))).toEqual([other.markColour, ground]);
});

test('the favicons show the new logo', async () => {
  const [icon, drawing] = [file('favicon.ico'), file('favicon.svg')];
  const first = icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + icon.readUInt32LE(14));
  expect(await coloursAt(first, places(16))).toEqual([other.markColour, 'clear']);
  expect(await coloursAt(drawing, places(16))).toEqual([other.markColour, 'clear']);
});

test.each([
  ['media/og.jpg', [208, 315]],
  ['media/og/store.jpg', [104, 104]],
] as const)('the link preview %s shows the new logo', async (name, place) => {
  const [seen = ''] = await coloursAt(file(name), [place]);
  const channels = (colour: string) => [...Buffer.from(colour.slice(1), 'hex')];
  const wanted = channels(other.markColour);
  channels(seen).forEach((channel, index) =>
    expect(Math.abs(channel - (wanted[index] ?? 0))).toBeLessThan(16),
  );
});
