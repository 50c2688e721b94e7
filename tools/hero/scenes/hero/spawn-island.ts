import { hash } from '../../engine/random';
import { World } from '../../engine/world';
import { buildHouse } from '../../scenery/house';
import { overGround, raiseIsland } from '../../scenery/island';
import { campfire, field, lampPost, person, stall, tent } from '../../scenery/props';
import { greatTree, roundTree, spruceTree, tuft } from '../../scenery/trees';
import { campfireAt, GROUND } from './spawn-place';
import { houses, lamps, oaks, people, spruces } from './spawn-spots';
import { buildBridge, digPond, layPaths, layPlaza, raiseTower } from './spawn-works';

const hill = (x: number, z: number): number => {
  const rise = (cx: number, cz: number, high: number, wide: number) =>
    high * Math.exp(-(((x - cx) / wide) ** 2) - ((z - cz) / wide) ** 2);
  return rise(24, 33, 5, 5) + rise(45, 20, 4, 5) + rise(30, 20, 3, 6);
};

/** The island that one spawns on: plaza with the beacon, village, tower, old tree, pond; a bridge to a second one. */
export const spawnIsland = (): World => {
  const world = new World(76, 60, 96);
  raiseIsland(world, { x: 38, z: 36, y: GROUND, radiusX: 22, radiusZ: 21, keel: 22, seed: 4, hill });
  raiseIsland(world, { x: 36, z: 80, y: GROUND, radiusX: 12, radiusZ: 11, keel: 14, seed: 12 });
  layPlaza(world);
  layPaths(world);
  digPond(world);
  buildBridge(world);
  raiseTower(world, 43, 17, GROUND + 3);
  for (const plan of houses) buildHouse(world, plan);
  tent(world, [30, GROUND, 72], 4, 'amberWool');
  campfire(world, campfireAt);
  for (const [x, z, who] of people) person(world, [x, world.surface(x, z), z], who);
  stall(world, [29, GROUND, 37], 'amberWool');
  field(world, [41, GROUND, 48], 9, 5);
  greatTree(world, [23, world.surface(23, 34), 34], 'blossom');
  for (const [x, z] of lamps) lampPost(world, [x, world.surface(x, z), z]);
  for (const [x, z, high] of spruces) spruceTree(world, [x, world.surface(x, z), z], high);
  for (const [x, z] of oaks) roundTree(world, [x, world.surface(x, z), z], 3, 2.2);
  overGround(world, ['grass'], (x, top, z) => {
    if (hash(x, 5, z, 40) < 0.8 && Math.hypot(x - campfireAt[0], z - campfireAt[2]) > 5)
      tuft(world, [x, top, z], 0.16);
  });
  return world;
};
