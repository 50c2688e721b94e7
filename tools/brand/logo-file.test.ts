import sharp from 'sharp';
import { logoPicture } from '#network/theme';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { LOGO_COLOR, pngLogo, svgLogo } from '../../test/support/fixtures/logos';
import { iconFiles } from './brand-files';
import { manifest } from './manifest';

/** Fraction of an icon's side that stays visible if systems crop it to a circle. */
const SAFE = 0.8;

const drawnFrom = async (type: 'svg' | 'png', source: Buffer) => {
  const shown = type === 'svg' ? source : await sharp(source).resize(144).png().toBuffer();
  aNetwork({ theme: { logo: `media/logo.${type}` } }, { logoFile: { type, source, shown } });
  return { files: await iconFiles(), shown };
};

const colorAt = async (picture: string | Buffer | undefined, x: number, y: number): Promise<string> => {
  const source = Buffer.from(picture ?? '');
  const pixel = sharp(await sharp(source).extract({ left: x, top: y, width: 1, height: 1 }).png().toBuffer());
  const [red = 0, green = 0, blue = 0, alpha] = await pixel.ensureAlpha().raw().toBuffer();
  return alpha === 0 ? 'clear' : `#${Buffer.from([red, green, blue]).toString('hex')}`;
};

test.each([
  ['svg', () => Promise.resolve(Buffer.from(svgLogo('', 'viewBox="0 0 64 64" width="512" height="512"')))],
  ['png', () => pngLogo(512)],
] as const)('all that shows the logo is made of a %s, and pages have the file', async (type, draw) => {
  const { files, shown } = await drawnFrom(type, await draw());
  expect(logoPicture).toMatch(new RegExp(`^/assets/logo\\.[\\da-f]{8}\\.${type}$`));
  expect(files[logoPicture.slice(1)]).toEqual(shown);
  expect(await colorAt(files['icons/icon-192.png'], 96, 96)).toBe(LOGO_COLOR);
  expect(await colorAt(files['icons/icon-192.png'], 4, 4)).toBe('clear');
  expect(await colorAt(files['icons/icon-512.png'], 256, 256)).toBe(LOGO_COLOR);
  expect(await colorAt(files['apple-touch-icon.png'], 90, 90)).toBe(LOGO_COLOR);
});

test('tabs have the drawing itself, and the pixels where there is no drawing', async () => {
  const drawing = svgLogo();
  const { files } = await drawnFrom('svg', Buffer.from(drawing));
  expect(files['favicon.svg']).toBe(drawing);
  expect(manifest().icons[0]?.src).toBe('/favicon.svg');
  const { files: others } = await drawnFrom('png', await pngLogo(512));
  expect(others).not.toHaveProperty(['favicon.svg']);
  for (const { src } of manifest().icons) expect(others).toHaveProperty([src.slice(1)]);
});

test('a system that cuts icons cuts nothing of a file, whose corners may be full', async () => {
  const full = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="512" height="512"><path fill="${LOGO_COLOR}" d="M0 0h8v8H0z"/></svg>`;
  const { files } = await drawnFrom('svg', Buffer.from(full));
  const { data, info } = await sharp(files['icons/icon-maskable-512.png'])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const outside: string[] = [];
  for (let y = 0; y < info.height; y += 4)
    for (let x = 0; x < info.width; x += 4) {
      const at = (y * info.width + x) * info.channels;
      const isLogo = `#${data.subarray(at, at + 3).toString('hex')}` === LOGO_COLOR;
      if (isLogo && Math.hypot(x - middle, y - middle) > (info.width * SAFE) / 2)
        outside.push(`${String(x)},${String(y)}`);
    }
  expect(outside).toEqual([]);
});
