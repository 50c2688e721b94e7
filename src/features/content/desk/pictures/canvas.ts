import type { PictureSize } from '@/contract/uploads';

export function drawn(picture: CanvasImageSource, { width, height }: PictureSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    // eslint-disable-next-line no-restricted-properties -- a hint, which other browsers ignore
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
  }
  return canvas;
}

/** Side of the test pattern, in pixels. */
const SIDE = 16;

/** Checks that a canvas returns what was drawn on it. Browsers that resist fingerprinting return noise. */
function isFaithful(context: OffscreenCanvasRenderingContext2D): boolean {
  const pattern = Array.from({ length: SIDE * SIDE }, (_, at) => [at, 255 - at, (at * 7) % 256] as const);
  pattern.forEach(([red, green, blue], at) => {
    context.fillStyle = `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
    context.fillRect(at % SIDE, Math.floor(at / SIDE), 1, 1);
  });
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return pattern.every((color, at) => color.every((value, channel) => data[at * 4 + channel] === value));
}

/**
 * Returns the format that this browser writes when asked for WebP: Safari writes PNG. Null if it has no
 * readable canvas, or an unreliable one.
 */
export async function canvasFormat(): Promise<string | null> {
  if (!('OffscreenCanvas' in globalThis)) return null;
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  try {
    if (!isFaithful(context)) return null;
    return (await canvas.convertToBlob({ type: 'image/webp' })).type;
  } catch {
    return null;
  }
}
