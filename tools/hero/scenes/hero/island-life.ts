import { stream } from '../../engine/random';
import type { Vector } from '../../engine/vector';
import type { World } from '../../engine/world';
import { paintBeam } from './beam';
import { fireflies, glints, paintSmoke, paintSparks, petals, waterfall } from './life';
import { campfireAt, chimneys, GROUND, outlet, spawnPoint } from './spawn-place';

type ToScreen = (point: Vector) => readonly [number, number];

/** The last cell of water before it falls off the island. */
const brink = (world: World): number => {
  let x = world.width - 1;
  while (x > 0 && !world.is(x, GROUND - 1, outlet, 'water')) x--;
  return x + 1;
};

/** All that moves on the spawn island, in the picture's pixels. */
export const islandLife = (world: World, toScreen: ToScreen) => {
  const random = stream(17);
  const level = GROUND - 0.12;
  const edge = brink(world);
  const [beamX, beamFoot] = toScreen([spawnPoint[0] + 0.5, spawnPoint[1] + 0.9, spawnPoint[2] + 0.5]);
  const water = glints(
    Array.from({ length: 40 }, () => toScreen([49 + random() * 6.5, level, 40 + random() * 4])),
  );
  const fall = waterfall(toScreen([edge, level, outlet + 2]), toScreen([edge, level, outlet - 1]), 330);
  const flies = fireflies(
    (
      [
        [-930, 240, 380, 180],
        [-440, -50, 200, 200],
        [-320, -210, 160, 80],
        [230, 10, 240, 120],
      ] as const
    ).map(([left, top, width, height]) => [beamX + left, beamFoot + top, width, height] as const),
    9,
  );
  const [treeX, treeY] = toScreen([23, GROUND + 14, 34]);
  const blow = petals([treeX - 110, treeY + 60, 190], 16);
  const fire = toScreen([campfireAt[0] + 0.5, campfireAt[1] + 1.5, campfireAt[2] + 0.5]);
  const smoke = chimneys.map(toScreen);

  return (context: CanvasRenderingContext2D, moment: number): void => {
    fall(context, moment);
    water(context, moment);
    paintBeam(context, beamX, beamFoot, moment);
    smoke.forEach((top, index) => {
      paintSmoke(context, top, moment, index + 1);
    });
    paintSparks(context, fire, moment);
    blow(context, moment);
    flies(context, moment);
  };
};
