import type { PictureSize } from '@/contract/uploads';

/** What stands in for the browser's own reading and writing of pictures, which jsdom has not. */
export interface PictureCanvas {
  /** Of what is read next; null for what cannot be read. */
  source: PictureSize | null;
  /** What a browser writes when it is asked for WebP. */
  type: string;
  /** Bytes of a picture that is written. */
  bytesOf: (size: PictureSize, quality: number) => number;
  /** What was written, as `<width>x<height> <quality>`. */
  readonly written: string[];
  /** Bitmaps that nobody has closed. */
  open: number;
}

/** A file with one part, so long altogether. */
function fileOf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode('RIFF    WEBPVP8 '));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, length - 8, true);
  view.setUint32(16, length - 20, true);
  return bytes;
}

/** For the tests of a file. */
export function setUpPictureCanvas(): PictureCanvas {
  const canvas: PictureCanvas = { source: null, type: '', bytesOf: () => 0, written: [], open: 0 };
  class FakeCanvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => ({ drawImage: () => undefined });
    convertToBlob = ({ quality = 1 }: ImageEncodeOptions) => {
      canvas.written.push(`${String(this.width)}x${String(this.height)} ${String(quality)}`);
      return Promise.resolve(new Blob([fileOf(canvas.bytesOf(this, quality))], { type: canvas.type }));
    };
  }
  const open = ({ width, height }: PictureSize) => {
    canvas.open += 1;
    return { width, height, close: () => (canvas.open -= 1) };
  };
  beforeEach(() => {
    Object.assign(canvas, { source: { width: 64, height: 48 }, type: 'image/webp', bytesOf: () => 1_000 });
    Object.assign(canvas, { written: [], open: 0 });
    Object.assign(globalThis, {
      OffscreenCanvas: FakeCanvas,
      createImageBitmap: () =>
        canvas.source
          ? Promise.resolve(open(canvas.source))
          : Promise.reject(new DOMException('Not a picture.', 'InvalidStateError')),
    });
    // What is drawn there only a browser shows.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
  return canvas;
}
