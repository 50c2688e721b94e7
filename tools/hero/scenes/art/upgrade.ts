import { hash } from '../../engine/random';
import { World } from '../../engine/world';
import { raiseIsland } from '../../scenery/island';
import { person } from '../../scenery/props';
import { airOf } from '../air';
import { paintColumn, paintGround, paintSpecks, still } from './still';

const GROUND = 16;

const rack = (world: World, x: number, z: number, high: number): void => {
  world.fill([x, GROUND, z], [x + 1, GROUND + high, z + 1], 'rack');
  world.fill([x, GROUND + high + 1, z], [x + 1, GROUND + high + 1, z + 1], 'iron');
};

const wire = (world: World): void => {
  for (let z = 14; z <= 29; z++) if (Math.abs(z - 21) > 2) world.set(21, GROUND, z, 'redstoneZ');
  for (let x = 14; x <= 30; x++) if (Math.abs(x - 21) > 2) world.set(x, GROUND, 21, 'redstoneX');
  for (let z = 24; z <= 29; z++) world.set(26, GROUND, z, 'redstoneZ');
  for (let x = 22; x <= 26; x++) world.set(x, GROUND, 29, 'redstoneX');
  for (const [x, z] of [
    [30, 24],
    [24, 31],
    [31, 19],
    [18, 30],
  ] as const)
    world.set(x, GROUND, z, 'redTorch');
};

const build = (): World => {
  const world = new World(46, 40, 46);
  raiseIsland(world, {
    x: 22,
    z: 22,
    y: GROUND,
    radiusX: 15.5,
    radiusZ: 15.5,
    keel: 12,
    seed: 18,
    turf: 'darkBrick',
    soil: 'darkStone',
    rock: 'darkStone',
    vines: false,
  });
  world.fill([12, GROUND - 1, 12], [31, GROUND - 1, 31], 'paving');
  world.fill([19, GROUND, 19], [23, GROUND, 23], 'iron');
  world.fill([20, GROUND + 1, 20], [22, GROUND + 1, 22], 'diamondBlock');
  world.set(21, GROUND + 2, 21, 'beaconCyan');
  for (const at of [12, 15, 18, 23, 26, 29]) {
    rack(world, at, 12, 5 + Math.floor(hash(at, 1, 0) * 2));
    if (at > 12) rack(world, 12, at, 5 + Math.floor(hash(at, 2, 0) * 2));
  }
  rack(world, 28, 16, 3);
  rack(world, 16, 28, 3);
  wire(world);
  world.fill([28, GROUND, 27], [28, GROUND, 29], 'piston');
  world.fill([30, GROUND, 27], [30, GROUND, 28], 'target');
  world.fill([24, GROUND, 26], [24, GROUND + 1, 26], 'iron');
  world.set(24, GROUND + 2, 26, 'lampBlock');
  person(world, [25, GROUND, 23], 'farmer');
  person(world, [19, GROUND, 27], 'wizard');
  return world;
};

/** Server upgrades: racks of blocks round a humming core. */
export const upgrade = still(() => ({
  world: build(),
  focus: [21, GROUND, 21],
  at: [400, 262],
  tile: 38,
  air: airOf({
    sky: '#7a9ad0',
    skyPower: 0.2,
    glow: '#55dcec',
    glowPower: 0.4,
    sun: '#b0c8ff',
    sunPower: 0.8,
    fill: '#a9bfff',
    fillPower: 0.25,
  }),
  behind: (context) => {
    paintGround(context, '#0a0e18', '#12263a', '70 150 220', [400, 220]);
    paintSpecks(context, 51, 80, '180 220 255', [0, 300]);
  },
  before: (context, toScreen) => {
    paintColumn(context, toScreen([21.5, GROUND + 2.6, 21.5]), 9, '85 220 236');
    paintSpecks(context, 52, 18, '120 235 250', [60, 260]);
  },
}));
