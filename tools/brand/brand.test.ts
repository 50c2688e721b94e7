import sharp from 'sharp';
import { logo } from '#network/theme';
import { brandFiles } from './brand-files';
import { previewScene } from './link-preview';
import { manifest } from './manifest';

/** Maximum size of a link preview in chat programs. */
const PREVIEW_BYTES = 200_000;

let files: Record<string, Buffer>;
beforeAll(async () => {
  const entries = Object.entries(await brandFiles());
  files = Object.fromEntries(entries.map(([name, content]) => [name, Buffer.from(content)]));
});
const file = (name: string): Buffer => files[name] ?? Buffer.alloc(0);

const sizeOf = async (picture: Buffer): Promise<string> => {
  const { width, height } = await sharp(picture).metadata();
  return `${String(width)}x${String(height)}`;
};

/** Returns the pictures in an .ico; 16 bytes for each hold its size and offset. */
const picturesIn = (icon: Buffer): Buffer[] =>
  Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const [length, from] = [icon.readUInt32LE(14 + index * 16), icon.readUInt32LE(18 + index * 16)];
    return icon.subarray(from, from + length);
  });

describe('the manifest', () => {
  it('names icons that exist in its sizes', async () => {
    const { icons } = manifest();
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png'))
      expect(await sizeOf(file(src.slice(1)))).toBe(sizes);
    expect(files).toHaveProperty(['favicon.svg']);
  });

  it('has what a browser asks for before it offers to install the site', () => {
    const { id, start_url, scope, display, icons } = manifest();
    expect({ id, start_url, scope }).toEqual({ id: '/', start_url: '/', scope: '/' });
    expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(display);
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '512x512',
    ]);
  });

  it.each([
    [undefined, 'The Old Kingdom'],
    ['Old Kingdom', 'Old Kingdom'],
  ])('with the short name %p writes %s below the icon', (shortName, written) => {
    const identity = { name: 'The Old Kingdom', shortName, description: 'A network.' };
    expect(manifest(identity)).toMatchObject({ name: 'The Old Kingdom', short_name: written });
  });
});

it('the icon for bookmarks holds 16, 32 and 48 pixels, and the home screen gets 180', async () => {
  const sizes = await Promise.all(picturesIn(file('favicon.ico')).map(sizeOf));
  expect(sizes).toEqual(['16x16', '32x32', '48x48']);
  expect(await sizeOf(file('apple-touch-icon.png'))).toBe('180x180');
});

it('the drawn icon lies on whole pixels of the 16-grid', () => {
  const drawing = file('favicon.svg').toString();
  expect(drawing).toContain('viewBox="0 0 16 16"');
  expect(drawing).not.toMatch(/d="[^"]*\./);
});

it.each([
  ['icons/icon-192.png', 12, 0],
  ['icons/icon-maskable-512.png', 22, 80],
])('%s shows each pixel of the logo as a block of %i', async (name, step, margin) => {
  const { data, info } = await sharp(file(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 3).toString('hex')}`;
  logo.rows.forEach((row, y) =>
    [...row].forEach((character, x) => {
      const pigment = logo.paint[character];
      if (!pigment) return;
      const [left, top] = [margin + x * step, margin + y * step];
      const corners = [colorAt(left, top), colorAt(left + step - 1, top + step - 1)];
      expect(corners).toEqual([pigment, pigment]);
    }),
  );
});

it('the link preview is a JPEG of 1200 by 630 pixels below 200 kB, the scene beside the mark', async () => {
  const preview = file('media/og.jpg');
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(preview.length).toBeLessThan(PREVIEW_BYTES);
  const beside = { left: 400, top: 0, width: 800, height: 630 };
  const means = async (picture: string | Buffer) => {
    const { channels } = await sharp(await sharp(picture).extract(beside).toBuffer()).stats();
    return channels.map(({ mean }) => mean);
  };
  const scene = await means(previewScene);
  (await means(preview)).forEach((mean, index) => expect(mean).toBeCloseTo(scene[index] ?? 0, -1));
});
