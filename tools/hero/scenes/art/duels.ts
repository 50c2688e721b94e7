import { World } from '../../engine/world';
import { raiseIsland } from '../../scenery/island';
import { disc, person } from '../../scenery/props';
import { crystal } from '../../scenery/shapes';
import { airOf } from '../air';
import { paintColumn, paintGround, paintSpecks, still } from './still';

const GROUND = 20;

const platform = (world: World, x: number, z: number, seed: number): void => {
  raiseIsland(world, {
    x,
    z,
    y: GROUND,
    radiusX: 7.5,
    radiusZ: 7.5,
    keel: 12,
    seed,
    turf: 'quartz',
    soil: 'stone',
    rock: 'stone',
    vines: false,
  });
  disc(world, [x, GROUND - 1, z], 6, 'paving');
  disc(world, [x, GROUND - 1, z], 4.6, 'diamondBlock');
  disc(world, [x, GROUND - 1, z], 3.7, 'paving');
  world.set(x, GROUND - 1, z, 'glowCyan');
  for (const [dx, dz] of [
    [-4, -4],
    [4, -4],
    [-4, 4],
  ] as const) {
    world.fill([x + dx, GROUND, z + dz], [x + dx, GROUND + 2, z + dz], 'stoneBrick');
    world.set(x + dx, GROUND + 3, z + dz, 'glowCyan');
  }
};

const build = (): World => {
  const world = new World(60, 44, 48);
  platform(world, 15, 24, 5);
  platform(world, 39, 24, 9);
  for (let x = 22; x <= 32; x++) {
    world.add(x, GROUND - 1, 23, 'ice');
    world.add(x, GROUND - 1, 24, 'ice');
  }
  crystal(world, [27, GROUND + 6, 22], 2.6, 4, 'diamondBlock');
  world.set(27, GROUND + 11, 22, 'glowCyan');
  person(world, [18, GROUND, 24], 'wizard');
  world.set(18, GROUND, 25, 'sword');
  person(world, [36, GROUND, 24], 'knight');
  world.set(36, GROUND, 25, 'sword');
  return world;
};

/** Duels: two platforms above nothing, one opponent on each. */
export const duels = still(() => ({
  world: build(),
  focus: [27.5, GROUND, 24.5],
  at: [400, 258],
  tile: 32,
  air: airOf({
    sky: '#7ea6d8',
    skyPower: 0.24,
    glow: '#55dcec',
    glowPower: 0.6,
    sun: '#a8e4ff',
    sunPower: 0.9,
    fill: '#a9bfff',
    fillPower: 0.2,
  }),
  behind: (context, toScreen) => {
    paintGround(context, '#0a0f1a', '#0a2433', '60 190 215', [400, 220]);
    paintSpecks(context, 12, 110, '190 235 255', [0, 430]);
    paintColumn(context, toScreen([15.5, GROUND, 24.5]), 9, '85 220 236');
    paintColumn(context, toScreen([39.5, GROUND, 24.5]), 9, '85 220 236');
  },
}));
