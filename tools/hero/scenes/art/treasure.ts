import { fractal, hash } from '../../engine/random';
import { World } from '../../engine/world';
import { raiseIsland } from '../../scenery/island';
import { person } from '../../scenery/props';
import { airOf } from '../air';
import { paintGround, paintSpecks, still } from './still';

const GROUND = 16;

/** A broken hall of sandstone round the chest. */
const raiseRuin = (world: World): void => {
  world.fill([15, GROUND - 1, 15], [27, GROUND - 1, 27], 'sandstone');
  world.fill([16, GROUND, 16], [26, GROUND + 2, 26], 'air');
  for (let along = 14; along <= 28; along++) {
    const left = Math.round(3 + hash(along, 1, 0, 5) * 4 - Math.max(0, along - 22) * 0.6);
    const back = Math.round(3 + hash(along, 2, 0, 5) * 4 - Math.max(0, along - 22) * 0.6);
    world.fill([14, GROUND, along], [14, GROUND + left, along], along % 3 === 0 ? 'planks' : 'sandstone');
    world.fill([along, GROUND, 14], [along, GROUND + back, 14], along % 3 === 0 ? 'planks' : 'sandstone');
  }
  for (const [x, z, high] of [
    [16, 27, 5],
    [27, 16, 5],
    [27, 27, 1],
  ] as const) {
    world.fill([x, GROUND, z], [x, GROUND + high, z], 'sandstone');
    world.set(x, GROUND + high + 1, z, 'brickSlab');
  }
  for (const [x, z] of [
    [15, 18],
    [18, 15],
    [15, 24],
    [24, 15],
  ] as const)
    world.set(x, GROUND + 3, z, 'torch');
};

const layTreasure = (world: World): void => {
  world.fill([18, GROUND, 18], [23, GROUND, 23], 'sandstone');
  world.fill([19, GROUND + 1, 19], [21, GROUND + 1, 20], 'chest');
  world.fill([19, GROUND + 2, 19], [21, GROUND + 3, 19], 'chestLid');
  world.fill([19, GROUND + 2, 20], [21, GROUND + 2, 20], 'treasure');
  for (const [x, y, z, name] of [
    [22, 1, 22, 'goldBlock'],
    [23, 0, 24, 'goldBlock'],
    [18, 1, 22, 'goldBlock'],
    [19, 0, 25, 'goldBlock'],
    [20, 0, 24, 'treasure'],
    [24, 0, 21, 'diamondBlock'],
    [25, 0, 23, 'goldBlock'],
    [22, 0, 25, 'crate'],
    [25, 0, 19, 'treasure'],
    [18, 0, 24, 'spawnBlock'],
  ] as const)
    world.set(x, GROUND + y, z, name);
  person(world, [24, GROUND, 27], 'miner');
};

const build = (): World => {
  const world = new World(46, 40, 46);
  raiseIsland(world, {
    x: 22,
    z: 22,
    y: GROUND,
    radiusX: 17,
    radiusZ: 17,
    keel: 12,
    seed: 15,
    turf: 'sand',
    soil: 'sandstone',
    rock: 'sandstone',
    vines: false,
    hill: (x, z) => fractal(x * 0.12, z * 0.12, 4) * 3.4 - 1.2,
  });
  raiseRuin(world);
  layTreasure(world);
  for (const [x, z, high] of [
    [32, 24, 3],
    [24, 33, 2],
    [10, 27, 3],
    [34, 17, 2],
  ] as const) {
    const y = world.surface(x, z);
    world.fill([x, y, z], [x, y + high - 1, z], 'cactus');
  }
  return world;
};

/** The treasure hunt: a chest in a ruin under the sand. */
export const treasure = still(() => ({
  world: build(),
  focus: [21, GROUND, 21],
  at: [400, 268],
  tile: 38,
  air: airOf({
    sky: '#8f92c8',
    skyPower: 0.14,
    glow: '#ff9a60',
    glowPower: 0.8,
    sun: '#ffa870',
    sunPower: 0.75,
    fill: '#a9bfff',
    fillPower: 0.22,
  }),
  behind: (context) => {
    paintGround(context, '#0b0f1a', '#2a2030', '255 150 80', [430, 240]);
    paintSpecks(context, 41, 100, '225 230 255', [0, 260]);
  },
  before: (context) => paintSpecks(context, 42, 22, '255 225 140', [150, 330]),
}));
