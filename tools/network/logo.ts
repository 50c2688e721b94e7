import path from 'node:path';
import sharp from 'sharp';
import { tidySvg } from './logo-svg';
import { mishapIn, readMedia } from './media';
import { SubjectError } from './read-subject';
import type { LogoFile } from './theme';

/** Maximum size of an owner's file, in bytes. */
const MOST_BYTES = 2_000_000;
/** Maximum size of the drawing that every page loads, in bytes. */
const MOST_SHOWN = 40_000;
/** Allowed side of an owner's file, in pixels; the largest icon sets the minimum. */
const SIDE = { least: 512, most: 4096 };
/** Side of the logo on pages, in pixels, on the sharpest screens. */
const SHOWN_SIDE = 144;

const readSvg = async (bytes: Buffer): Promise<LogoFile> => {
  const source = Buffer.from(tidySvg(bytes));
  if (source.length > MOST_SHOWN)
    throw new SubjectError([
      `has ${String(Math.ceil(source.length / 1000))} kB of shapes, which every page would load: must have ${String(MOST_SHOWN / 1000)} kB at most. Use a PNG`,
    ]);
  return { type: 'svg', source, shown: source };
};

const readPng = async (bytes: Buffer): Promise<LogoFile> => {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== 'png') throw new SubjectError([`is a picture in ${format}: must be saved as PNG`]);
  if (width !== height)
    throw new SubjectError([
      `is ${String(width)} by ${String(height)}: must be square, with the logo in the middle`,
    ]);
  if (width < SIDE.least || width > SIDE.most)
    throw new SubjectError([
      `has ${String(width)} pixels a side: must have ${String(SIDE.least)} to ${String(SIDE.most)}. Enlarge pixels without smoothing`,
    ]);
  const shown = await sharp(bytes).resize(SHOWN_SIDE).png({ compressionLevel: 9 }).toBuffer();
  return { type: 'png', source: bytes, shown };
};

/** True if a picture is not entirely transparent. */
const isSeen = async (source: Buffer): Promise<boolean> => {
  const alphas = await sharp(source).resize(64).ensureAlpha().extractChannel(3).raw().toBuffer();
  return alphas.some((alpha) => alpha > 0);
};

const read = async (name: string, bytes: Buffer): Promise<LogoFile> => {
  const isSvg = path.extname(name) === '.svg';
  // An SVG begins like a web page.
  const mishap = isSvg && bytes.includes('<svg') ? null : mishapIn(bytes);
  if (mishap !== null) throw new SubjectError([mishap]);
  const file = isSvg ? await readSvg(bytes) : await readPng(bytes);
  if (!(await isSeen(file.source))) throw new SubjectError(['shows nothing']);
  return file;
};

/**
 * Reads the file that a theme names as its logo.
 * @param name relative to the network's folder
 * @throws Error with every fault, one line each: `media/logo.svg: must be square`
 */
export const readLogo = async (root: string, folder: string, name: string): Promise<LogoFile> => {
  const bytes = await readMedia(root, folder, name, MOST_BYTES);
  try {
    return await read(name, bytes);
  } catch (error) {
    const lines = error instanceof SubjectError ? error.lines : [`cannot be drawn: ${String(error)}`];
    throw new SubjectError(lines.map((line) => `${name}: ${line}`));
  }
};
