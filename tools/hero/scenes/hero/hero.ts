import { scaled, toScreen } from '../../engine/camera';
import { renderLayer } from '../../engine/layer';
import { flicker, wave } from '../../motion/cycle';
import type { Composer } from '../../page/picture';
import { canvasOf, Sprite } from '../../page/sprite';
import { paintClouds } from './clouds';
import { islandLife } from './island-life';
import { farIslets } from './islets';
import { duskAir } from './light';
import { paintMoon } from './moon';
import { paintMountains } from './mountains';
import { panningLand } from './overworld';
import { paintSky } from './sky';
import { spawnIsland } from './spawn-island';
import { islandCamera, MARGIN } from './spawn-place';
import { paintStars } from './stars';

const [WIDTH, HEIGHT] = [1920, 1080];

/** Where the islands hang at a moment: they sway a little while the land passes below. */
const sway = (moment: number): readonly [number, number] => [10 * wave(moment, 1, 0.25), 4 * wave(moment, 1)];

/** The spawn island sails over the overworld at dusk. */
export const hero: Composer = (quality) => {
  const { scale, samples } = quality;
  const world = spawnIsland();
  const layer = renderLayer({
    world,
    camera: scaled(
      { ...islandCamera, originX: islandCamera.originX + MARGIN, originY: islandCamera.originY + MARGIN },
      scale,
    ),
    air: duskAir,
    width: (WIDTH + 2 * MARGIN) * scale,
    height: (HEIGHT + 2 * MARGIN) * scale,
    samples,
  });
  const island = new Sprite(layer, scale);
  const land = panningLand(quality, WIDTH, HEIGHT);
  const islets = farIslets(quality);
  const life = islandLife(world, (point) => toScreen(islandCamera, point));
  const sky = canvasOf(WIDTH, HEIGHT, (context) => paintSky(context, WIDTH));
  const mountains = canvasOf(WIDTH, HEIGHT, (context) => paintMountains(context, WIDTH));

  return {
    width: WIDTH,
    height: HEIGHT,
    paint: (context, moment) => {
      const [x, y] = sway(moment);
      context.drawImage(sky, 0, 0);
      paintStars(context, moment);
      paintMoon(context, 1506, 92, 8);
      paintClouds(context, moment);
      context.drawImage(mountains, 0, 0);
      land(context, moment);
      islets(context, moment);
      island.draw(context, x - MARGIN, y - MARGIN, [
        flicker(moment, 0.1),
        flicker(moment, 0.57),
        0.5 + 0.4 * wave(moment, 3),
      ]);
      context.save();
      context.translate(x, y);
      life(context, moment);
      context.restore();
    },
  };
};
