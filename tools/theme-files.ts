import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { backdrop } from '#network/film';
import { backdropSource, filmFiles } from '#network/private/film';
import { fontFiles } from '#network/private/fonts';

/** Maximum sizes in bytes, the same as for the product's own. */
const WIDE = { avif: 40_000, webp: 60_000 };
const PHONE = { avif: 20_000, webp: 30_000 };
const QUALITIES = [70, 60, 50, 40, 30, 20, 10];

/** Slice that phones show at full height, at the style sheet's picture position, with sides of 3 to 4. */
const SLICE = { share: 0.72, sides: 3 / 4 };

/** Encodes a picture at the best quality within the size limit, or at the lowest. */
const formOf = async (picture: Sharp, form: 'avif' | 'webp', most: number): Promise<Buffer> => {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const encoded = picture.clone();
    bytes = await (
      form === 'avif' ? encoded.avif({ quality, chromaSubsampling: '4:2:0' }) : encoded.webp({ quality })
    ).toBuffer();
    if (bytes.length <= most) break;
  }
  return bytes;
};

/** Rotates a picture upright: phones store upright pictures sideways, with a mark. */
const upright = (source: string): Promise<Buffer> =>
  sharp(source).rotate().removeAlpha().png({ compressionLevel: 1 }).toBuffer();

const writeBackdrop = async (source: string, put: (address: string, bytes: Buffer) => Promise<void>) => {
  const whole = await upright(source);
  const { width, height } = await sharp(whole).metadata();
  const slice = Math.min(width, Math.round(height * SLICE.sides));
  const phone = sharp(whole).extract({
    left: Math.round(SLICE.share * (width - slice)),
    top: 0,
    width: slice,
    height,
  });
  await put(backdrop.wide.avif, await formOf(sharp(whole).resize(1920), 'avif', WIDE.avif));
  await put(backdrop.wide.webp, await formOf(sharp(whole).resize(1600), 'webp', WIDE.webp));
  await put(backdrop.phone.avif, await formOf(phone.clone().resize(720), 'avif', PHONE.avif));
  await put(backdrop.phone.webp, await formOf(phone.clone().resize(720), 'webp', PHONE.webp));
};

/** Writes the theme's files into a folder that is served. */
export const writeThemeFiles = async (directory: string): Promise<void> => {
  await mkdir(path.join(directory, 'assets'), { recursive: true });
  for (const { source, address } of [...fontFiles, ...filmFiles])
    await copyFile(source, path.join(directory, address));
  if (backdropSource !== null)
    await writeBackdrop(backdropSource, (address, bytes) => writeFile(path.join(directory, address), bytes));
};
