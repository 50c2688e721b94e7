import { lookAt } from '../../engine/camera';
import { rgb } from '../../engine/colour';
import { renderLayer } from '../../engine/layer';
import { World } from '../../engine/world';
import { wave } from '../../motion/cycle';
import type { Quality } from '../../page/picture';
import { Sprite } from '../../page/sprite';
import { raiseIsland } from '../../scenery/island';
import { lampPost } from '../../scenery/props';
import { roundTree, spruceTree } from '../../scenery/trees';
import { duskAir } from './light';

const GROUND = 14;

const build = (seed: number): World => {
  const world = new World(24, 30, 24);
  raiseIsland(world, {
    x: 12,
    z: 12,
    y: GROUND,
    radiusX: 8 - (seed % 3),
    radiusZ: 7,
    keel: 13,
    seed,
    hill: (x, z) => 2.5 * Math.exp(-(((x - 10) / 3) ** 2) - ((z - 10) / 3) ** 2),
  });
  if (seed % 2 === 0) roundTree(world, [11, world.surface(11, 11), 11], 4, 2.4);
  else spruceTree(world, [11, world.surface(11, 11), 11], 7);
  lampPost(world, [14, world.surface(14, 14), 14], 2);
  return world;
};

/** Small islands far off, in the haze, each rising and sinking in its own time. */
export const farIslets = ({ scale, samples }: Quality) => {
  const islets = (
    [
      { x: 300, y: 470, tile: 13, seed: 20, haze: 0.5, offset: 0 },
      { x: 668, y: 402, tile: 8, seed: 33, haze: 0.62, offset: 0.4 },
    ] as const
  ).map(({ x, y, tile, seed, haze, offset }) => {
    const [width, height] = [tile * 26, tile * 26];
    const camera = lookAt(tile * scale, [12, GROUND, 12], (width / 2) * scale, (height / 2) * scale);
    const layer = renderLayer({
      world: build(seed),
      camera,
      air: duskAir,
      width: Math.ceil(width * scale),
      height: Math.ceil(height * scale),
      samples,
      haze: { colour: rgb('#4a3f68'), share: haze },
    });
    return { sprite: new Sprite(layer, scale, 4).frozen(), x: x - width / 2, y: y - height / 2, offset };
  });
  return (context: CanvasRenderingContext2D, moment: number): void => {
    for (const { sprite, x, y, offset } of islets) sprite.draw(context, x, y + 4 * wave(moment, 1, offset));
  };
};
