import type { BlockName } from '../../engine/blocks';
import { hash, stream } from '../../engine/random';
import { World } from '../../engine/world';
import { overGround, raiseIsland } from '../../scenery/island';
import { banner, person } from '../../scenery/props';
import { airOf } from '../air';
import { paintGround, paintSpecks, still, type Context } from './still';

const GROUND = 16;
const crowd = ['farmer', 'miner', 'knight', 'wizard'] as const;

const step = (world: World, x: number, z: number, high: number, top: BlockName): void => {
  world.fill([x, GROUND + 1, z], [x + 2, GROUND + high, z + 2], 'quartz');
  world.fill([x, GROUND + high, z], [x + 2, GROUND + high, z + 2], top);
};

/** A stage in the corner of two curtained walls. */
const raiseStage = (world: World): void => {
  world.fill([12, GROUND, 12], [25, GROUND, 25], 'spruce');
  world.fill([12, GROUND, 25], [25, GROUND, 25], 'redWool');
  world.fill([25, GROUND, 12], [25, GROUND, 25], 'redWool');
  world.fill([11, GROUND, 12], [11, GROUND + 8, 25], 'beam');
  world.fill([12, GROUND, 11], [25, GROUND + 8, 11], 'beam');
  world.fill([11, GROUND + 2, 13], [11, GROUND + 7, 24], 'navyWool');
  world.fill([13, GROUND + 2, 11], [24, GROUND + 7, 11], 'navyWool');
  for (let at = 14; at <= 23; at += 3) {
    world.set(12, GROUND + 6, at, 'hangingLantern');
    world.set(at, GROUND + 6, 12, 'hangingLantern');
  }
  for (const [x, z] of [
    [25, 25],
    [25, 11],
    [11, 25],
  ] as const) {
    world.fill([x, GROUND, z], [x, GROUND + 3, z], 'stoneBrick');
    world.set(x, GROUND + 4, z, 'campfire');
  }
};

const seatCrowd = (world: World): void => {
  for (let row = 0; row < 3; row++)
    for (let seat = 0; seat < 12; seat++) {
      const who = crowd[Math.floor(hash(seat, row, 2, 9) * 4)];
      if (!who || hash(seat, row, 3) > 0.66) continue;
      person(world, [13 + seat, GROUND, 28 + row * 2], who);
      if (hash(seat, row, 4) < 0.8) person(world, [28 + row * 2, GROUND, 13 + seat], who);
    }
};

const build = (): World => {
  const world = new World(46, 40, 46);
  raiseIsland(world, { x: 22, z: 22, y: GROUND, radiusX: 18, radiusZ: 18, keel: 12, seed: 6 });
  raiseStage(world);
  step(world, 17, 17, 4, 'goldBlock');
  step(world, 14, 20, 3, 'iron');
  step(world, 20, 14, 2, 'hay');
  person(world, [18, GROUND + 5, 18], 'miner');
  person(world, [15, GROUND + 4, 21], 'wizard');
  person(world, [21, GROUND + 3, 15], 'knight');
  seatCrowd(world);
  banner(world, [8, GROUND, 27], 7, 'amberWool');
  banner(world, [28, GROUND, 9], 7, 'amberWool');
  overGround(world, ['grass'], (x, y, z) => {
    if (hash(x, 4, z, 2) < 0.05) world.add(x, y, z, 'tallGrass');
  });
  return world;
};

/** Square sparks that fly apart. */
const firework = (
  context: Context,
  x: number,
  y: number,
  radius: number,
  colour: string,
  seed: number,
): void => {
  const random = stream(seed);
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let ray = 0; ray < 22; ray++) {
    const angle = (ray / 22) * Math.PI * 2;
    const reach = radius * (0.75 + random() * 0.3);
    for (let bead = 2; bead <= 6; bead++) {
      const part = bead / 6;
      const size = bead === 6 ? 4 : 3;
      context.fillStyle = `rgb(${colour} / ${(part ** 2 * 0.95).toFixed(2)})`;
      context.fillRect(
        Math.round(x + Math.cos(angle) * reach * part),
        Math.round(y + Math.sin(angle) * reach * part * 0.9 + part ** 2 * 8),
        size,
        size,
      );
    }
  }
  context.restore();
};

/** Events: the winners on their steps, the crowd in front. */
export const events = still(() => ({
  world: build(),
  focus: [20, GROUND, 20],
  at: [400, 290],
  tile: 31,
  air: airOf({
    sky: '#8f8fd0',
    skyPower: 0.15,
    glow: '#ffb060',
    glowPower: 0.9,
    sun: '#ffc078',
    sunPower: 0.6,
    fill: '#a9bfff',
    fillPower: 0.2,
  }),
  behind: (context) => {
    paintGround(context, '#0b0f1a', '#241a2a', '255 170 70', [430, 250]);
    paintSpecks(context, 21, 80, '220 225 255', [0, 260]);
    firework(context, 112, 118, 70, '255 184 77', 3);
    firework(context, 690, 112, 78, '98 210 111', 4);
    firework(context, 236, 48, 36, '255 122 89', 5);
  },
}));
