import type { Atmosphere } from '../../engine/atmosphere';
import { lookAt, scaled, toScreen } from '../../engine/camera';
import { renderLayer } from '../../engine/layer';
import { stream } from '../../engine/random';
import type { Vector } from '../../engine/vector';
import type { World } from '../../engine/world';
import type { Composer } from '../../page/picture';
import { Sprite } from '../../page/sprite';

export type Context = CanvasRenderingContext2D;
export type ToScreen = (point: Vector) => readonly [number, number];

const STILL_WIDTH = 800;
const STILL_HEIGHT = 450;

export interface StillPlan {
  world: World;
  /** The point of the world that lies at a pixel of the picture. */
  focus: Vector;
  at: readonly [number, number];
  tile: number;
  air: Atmosphere;
  behind: (context: Context, toScreen: ToScreen) => void;
  before?: (context: Context, toScreen: ToScreen) => void;
}

/** A picture for a card: a small world on a painted ground. */
export const still =
  (plan: () => StillPlan): Composer =>
  ({ scale, samples }) => {
    const { world, focus, at, tile, air, behind, before } = plan();
    const camera = lookAt(tile, focus, ...at);
    const layer = renderLayer({
      world,
      camera: scaled(camera, scale),
      air,
      width: STILL_WIDTH * scale,
      height: STILL_HEIGHT * scale,
      samples,
    });
    const sprite = new Sprite(layer, scale, 10);
    const place: ToScreen = (point) => toScreen(camera, point);
    return {
      width: STILL_WIDTH,
      height: STILL_HEIGHT,
      paint: (context) => {
        behind(context, place);
        sprite.draw(context, 0, 0);
        before?.(context, place);
      },
    };
  };

/** Night above, a tinted glow low behind the scene. */
export const paintGround = (
  context: Context,
  top: string,
  bottom: string,
  glow: string,
  [x, y]: readonly [number, number],
): void => {
  const air = context.createLinearGradient(0, 0, 0, STILL_HEIGHT);
  air.addColorStop(0, top);
  air.addColorStop(1, bottom);
  context.fillStyle = air;
  context.fillRect(0, 0, STILL_WIDTH, STILL_HEIGHT);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.translate(x, y);
  context.scale(1, 0.62);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 520);
  light.addColorStop(0, `rgb(${glow} / 0.75)`);
  light.addColorStop(0.45, `rgb(${glow} / 0.26)`);
  light.addColorStop(1, `rgb(${glow} / 0)`);
  context.fillStyle = light;
  context.fillRect(-900, -900, 1800, 1800);
  context.restore();
};

/** Square specks in a part of the picture: stars, sparks, motes. */
export const paintSpecks = (
  context: Context,
  seed: number,
  count: number,
  colour: string,
  [top, bottom]: readonly [number, number],
  size = 2,
): void => {
  const random = stream(seed);
  for (let speck = 0; speck < count; speck++) {
    const [x, y] = [random() * STILL_WIDTH, top + random() * (bottom - top)];
    context.fillStyle = `rgb(${colour} / ${(0.15 + random() * 0.6).toFixed(2)})`;
    const wide = random() < 0.2 ? size + 1 : size;
    context.fillRect(Math.round(x), Math.round(y), wide, wide);
  }
};

/** A column of light that stands on a point. */
export const paintColumn = (
  context: Context,
  [x, foot]: readonly [number, number],
  half: number,
  colour: string,
): void => {
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const [wide, strength] of [
    [4, 0.1],
    [1.7, 0.22],
    [1, 0.34],
    [0.4, 0.5],
  ] as const) {
    const light = context.createLinearGradient(0, foot, 0, 0);
    light.addColorStop(0, `rgb(${colour} / ${String(strength)})`);
    light.addColorStop(1, `rgb(${colour} / ${String(strength * 0.15)})`);
    context.fillStyle = light;
    context.fillRect(x - half * wide, 0, half * wide * 2, foot);
  }
  context.restore();
};
