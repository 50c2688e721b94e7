import type { Composer } from '../../page/picture';
import { hero } from './hero';

const [WIDTH, HEIGHT] = [1200, 630];
/** Which part of the hero's picture is shown, and how much smaller. */
const [LEFT, TOP, SHRINK] = [250, 55, 0.735];

/** The hero's scene in the shape of link previews, dark on the left, where the mark goes. */
export const share: Composer = ({ scale, samples }) => {
  const scene = hero({ scale: scale * SHRINK, samples });
  return {
    width: WIDTH,
    height: HEIGHT,
    paint: (context, moment) => {
      context.save();
      context.scale(SHRINK, SHRINK);
      context.translate(-LEFT, -TOP);
      scene.paint(context, moment);
      context.restore();
      const shade = context.createLinearGradient(0, 0, WIDTH * 0.6, 0);
      shade.addColorStop(0, 'rgb(7 10 16 / 0.8)');
      shade.addColorStop(1, 'rgb(7 10 16 / 0)');
      context.fillStyle = shade;
      context.fillRect(0, 0, WIDTH, HEIGHT);
    },
  };
};
