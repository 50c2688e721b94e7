import path from 'node:path';
import sharp from 'sharp';
import { markPng } from './mark';

/** Dark on the left, where the text stands; docs/ARTWORK.md says how it was made. */
export const previewScene = path.join('tools', 'brand', 'preview.webp');

const MARK = 224;
const LEFT = 96;

/** Returns the general link preview as JPEG: the scene with the mark. The name is missing because previews show it beside the picture. */
export const linkPreview = async (): Promise<Buffer> => {
  const scene = sharp(previewScene);
  const { height } = await scene.metadata();
  const mark = { input: await markPng(MARK, MARK / 16), left: LEFT, top: Math.round((height - MARK) / 2) };
  return scene.composite([mark]).jpeg({ quality: 85, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
};
