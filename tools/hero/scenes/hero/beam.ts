import { stream } from '../../engine/random';
import { course, fade, wave } from '../../motion/cycle';

const random = stream(7);
const motes = Array.from({ length: 26 }, () => ({
  side: (random() - 0.5) * 46,
  laps: 1 + Math.floor(random() * 2),
  offset: random(),
  size: random() < 0.3 ? 4 : 3,
}));

const column = (
  context: CanvasRenderingContext2D,
  x: number,
  foot: number,
  half: number,
  colour: string,
  strength: number,
): void => {
  const light = context.createLinearGradient(0, foot, 0, 0);
  light.addColorStop(0, `rgb(${colour} / ${String(strength)})`);
  light.addColorStop(0.5, `rgb(${colour} / ${String(strength * 0.62)})`);
  light.addColorStop(1, `rgb(${colour} / ${String(strength * 0.12)})`);
  context.fillStyle = light;
  context.fillRect(x - half, -20, half * 2, foot + 20);
};

/** The beacon's light, from its block to the top of the picture. */
export const paintBeam = (
  context: CanvasRenderingContext2D,
  x: number,
  foot: number,
  moment: number,
): void => {
  const breath = 0.9 + 0.1 * wave(moment, 3);
  context.save();
  context.globalCompositeOperation = 'lighter';
  const halo = context.createLinearGradient(x - 120, 0, x + 120, 0);
  halo.addColorStop(0, 'rgb(70 220 130 / 0)');
  halo.addColorStop(0.5, `rgb(70 220 130 / ${String(0.16 * breath)})`);
  halo.addColorStop(1, 'rgb(70 220 130 / 0)');
  context.fillStyle = halo;
  context.fillRect(x - 120, -20, 240, foot + 20);
  column(context, x, foot, 17, '70 210 120', 0.3 * breath);
  column(context, x, foot, 10, '120 240 160', 0.4 * breath);
  column(context, x, foot, 4, '230 255 240', 0.6 * breath);
  for (const { side, laps, offset, size } of motes) {
    const part = course(moment, laps, offset);
    context.fillStyle = `rgb(170 255 195 / ${String(0.75 * fade(part))})`;
    context.fillRect(Math.round(x + side), Math.round(foot + 30 - part * 420), size, size);
  }
  context.restore();
};
