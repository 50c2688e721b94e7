import path from 'node:path';
import sharp from 'sharp';
import { markPng } from './mark';

/** Drawn by `npm run hero -- preview`, dark on the left. */
export const previewScene = path.join('tools', 'brand', 'preview.webp');

const MARK = 224;
const LEFT = 96;

/** The picture that link previews show, as JPEG: the scene with the mark, and no name, which stands beside it. */
export const linkPreview = async (): Promise<Buffer> => {
  const scene = sharp(previewScene);
  const { height } = await scene.metadata();
  const mark = { input: await markPng(MARK, MARK / 16), left: LEFT, top: Math.round((height - MARK) / 2) };
  return scene.composite([mark]).jpeg({ quality: 85, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
};
