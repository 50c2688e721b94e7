import type { PictureSize } from '@/contract/uploads';

/** Stand-in for the browser's picture decoding and encoding, which jsdom lacks. */
export interface PictureCanvas {
  /** Size of the next decoded picture; null for an unreadable one. */
  source: PictureSize | null;
  /** Type that the browser writes if asked for WebP. */
  type: string;
  /** Whether reading a canvas returns altered pixels, as in browsers that resist fingerprinting. */
  isNoisy: boolean;
  /** Size of an encoded picture, in bytes. */
  bytesOf: (size: PictureSize, quality: number) => number;
  /** Encoded pictures, as `<width>x<height> <quality>`. */
  readonly written: string[];
  /** Number of bitmaps that are not closed. */
  open: number;
}

/** Returns a file with one part and that total length. */
function fileOf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set(new TextEncoder().encode('RIFF    WEBPVP8 '));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, length - 8, true);
  view.setUint32(16, length - 20, true);
  return bytes;
}

/** Installs the stand-in for the tests of a file. */
export function setUpPictureCanvas(): PictureCanvas {
  const canvas: PictureCanvas = {
    ...{ source: null, type: '', isNoisy: false, bytesOf: () => 0, written: [], open: 0 },
  };
  class FakeCanvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext() {
      const drawn: number[] = [];
      return {
        fillStyle: '',
        fillRect() {
          drawn.push(...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255);
        },
        getImageData: () => ({ data: canvas.isNoisy ? drawn.map((value) => value ^ 1) : drawn }),
        drawImage: () => undefined,
      };
    }
    convertToBlob = ({ type = '', quality }: ImageEncodeOptions) => {
      const written = type === 'image/webp' ? canvas.type : type;
      if (quality !== undefined || type !== 'image/webp')
        canvas.written.push(`${String(this.width)}x${String(this.height)} ${String(quality ?? written)}`);
      return Promise.resolve(new Blob([fileOf(canvas.bytesOf(this, quality ?? 1))], { type: written }));
    };
  }
  const open = ({ width, height }: PictureSize) => {
    canvas.open += 1;
    return { width, height, close: () => (canvas.open -= 1) };
  };
  beforeEach(() => {
    Object.assign(canvas, {
      source: { width: 64, height: 48 },
      type: 'image/webp',
      bytesOf: () => 1_000,
      isNoisy: false,
    });
    Object.assign(canvas, { written: [], open: 0 });
    Object.assign(globalThis, {
      OffscreenCanvas: FakeCanvas,
      createImageBitmap: (_from: unknown, resized?: { resizeWidth: number; resizeHeight: number }) =>
        canvas.source
          ? Promise.resolve(
              open(resized ? { width: resized.resizeWidth, height: resized.resizeHeight } : canvas.source),
            )
          : Promise.reject(new DOMException('Not a picture.', 'InvalidStateError')),
    });
    // Only jsdom's own reader can read its files by default.
    File.prototype.arrayBuffer = function () {
      const reader = new FileReader();
      reader.readAsArrayBuffer(this);
      return new Promise((resolve) => {
        reader.onload = () => resolve(reader.result as ArrayBuffer);
      });
    };
    // Only a real browser shows the drawing.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterAll(() => {
    Reflect.deleteProperty(File.prototype, 'arrayBuffer');
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
  return canvas;
}
