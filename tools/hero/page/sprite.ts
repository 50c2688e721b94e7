import type { Layer, Pixels } from '../engine/layer';

type Paint = (context: OffscreenCanvasRenderingContext2D) => void;

/** Strength of torches A, torches B and the beacon, each 0 to 1. */
export type Levels = readonly [number, number, number];
const halfLit: Levels = [0.5, 0.5, 0.5];

/** How much of the bloom is always there, and how much more of it comes with a light at its strongest. */
const STEADY_BLOOM = 0.45;
const LIVE_BLOOM = 0.3;
/** Radius and weight of the blurs that make the bloom. */
const blurs = [
  [0.35, 0.45],
  [1, 0.65],
  [2.6, 0.7],
] as const;

export const canvasOf = (width: number, height: number, paint: Paint): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  paint(context);
  return canvas;
};

const picture = (pixels: Pixels, { width, height }: Layer): OffscreenCanvas =>
  canvasOf(width, height, (context) => {
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
  });

/** Several pictures added up, each with its weight and blurred by its radius. */
const sumOf = (
  { width, height }: Layer,
  parts: readonly (readonly [OffscreenCanvas, number, number])[],
): OffscreenCanvas =>
  canvasOf(width, height, (context) => {
    context.globalCompositeOperation = 'lighter';
    for (const [image, weight, radius] of parts) {
      context.globalAlpha = weight;
      context.filter = radius > 0 ? `blur(${String(radius)}px)` : 'none';
      context.drawImage(image, 0, 0);
    }
  });

/** A traced layer as canvases, drawn with its lights at any strength. */
export class Sprite {
  private readonly base: OffscreenCanvas;
  private readonly bloom: OffscreenCanvas;
  private readonly live: readonly OffscreenCanvas[];
  readonly width: number;
  readonly height: number;

  /** `scale` is that of the layer's pixels; `radius` that of the bloom in pixels of the full size. */
  constructor(
    layer: Layer,
    private readonly scale: number,
    radius = 14,
  ) {
    this.base = picture(layer.base, layer);
    const blooms = layer.glows.map((glow) => {
      const shining = picture(glow, layer);
      return sumOf(
        layer,
        blurs.map(([share, weight]) => [shining, weight, radius * share * scale] as const),
      );
    });
    this.bloom = sumOf(
      layer,
      blooms.map((bloom) => [bloom, STEADY_BLOOM, 0] as const),
    );
    this.live = layer.gains.map((gain, index) => {
      const bloom = blooms[index + 1];
      return sumOf(layer, [
        [picture(gain, layer), 1, 0],
        ...(bloom ? [[bloom, LIVE_BLOOM, 0] as const] : []),
      ]);
    });
    this.width = layer.width / scale;
    this.height = layer.height / scale;
  }

  /** Paints over the picture's own pixels: haze, shade. What shines stays as it is. */
  tint(paint: Paint): this {
    this.retouch(this.base, 'source-atop', paint);
    return this;
  }

  /** Takes away, light and all, as much as `paint` covers. */
  melt(paint: Paint): this {
    for (const canvas of [this.base, this.bloom, ...this.live])
      this.retouch(canvas, 'destination-out', paint);
    return this;
  }

  private retouch(canvas: OffscreenCanvas, mode: GlobalCompositeOperation, paint: Paint): void {
    const context = canvas.getContext('2d');
    if (!context) return;
    context.save();
    context.resetTransform();
    context.filter = 'none';
    context.globalAlpha = 1;
    context.scale(this.scale, this.scale);
    context.globalCompositeOperation = mode;
    paint(context);
    context.restore();
  }

  draw(context: CanvasRenderingContext2D, x: number, y: number, levels: Levels = halfLit): void {
    const put = (image: OffscreenCanvas) => {
      context.drawImage(image, x, y, this.width, this.height);
    };
    put(this.base);
    context.save();
    context.globalCompositeOperation = 'lighter';
    put(this.bloom);
    this.live.forEach((light, index) => {
      context.globalAlpha = levels[index] ?? 0;
      put(light);
    });
    context.restore();
  }

  /** The same picture with its lights fixed at half: one canvas instead of many. */
  frozen(): { draw: (context: CanvasRenderingContext2D, x: number, y: number) => void } {
    const light = canvasOf(this.base.width, this.base.height, (context) => {
      context.globalCompositeOperation = 'lighter';
      context.drawImage(this.bloom, 0, 0);
      context.globalAlpha = 0.5;
      for (const part of this.live) context.drawImage(part, 0, 0);
    });
    return {
      draw: (context, x, y) => {
        context.drawImage(this.base, x, y, this.width, this.height);
        context.save();
        context.globalCompositeOperation = 'lighter';
        context.drawImage(light, x, y, this.width, this.height);
        context.restore();
      },
    };
  }
}
