import type { Atmosphere } from '../../engine/atmosphere';
import { scale as dim } from '../../engine/colour';
import { renderLayer } from '../../engine/layer';
import { fractal, hash } from '../../engine/random';
import { World } from '../../engine/world';
import type { Quality } from '../../page/picture';
import { Sprite } from '../../page/sprite';
import { duskAir } from './light';

/** Pixels of a block's top, and blocks after which the land repeats: it does so after TILE * PERIOD pixels. */
const TILE = 12;
const PERIOD = 80;
const WIDTH = TILE * PERIOD;
const HEIGHT = 520;
const SIZE = 172;
const SEA = 5;
const LATTICE = 40;

/** Place in the picture's own directions: `across` repeats, `down` runs to the viewer. */
const turned = (x: number, z: number) => ({ across: x - z + SIZE, down: x + z });

const heightAt = (x: number, z: number): number => {
  const { across, down } = turned(x, z);
  const cell = (PERIOD * 2) / LATTICE;
  const base = fractal(across / (cell * 8), down / (cell * 8), 5, LATTICE / 8);
  const fine = fractal(across / (cell * 2), down / (cell * 2), 9, LATTICE / 2);
  const far = Math.max(0, 1 - down / 150);
  return Math.max(1, Math.round(base * 15 + fine * 4 - 4 + far * base * 10));
};

const plant = (world: World, x: number, y: number, z: number, tall: number): void => {
  for (let up = 1; up <= tall; up++) {
    const wide = up === tall ? 0 : up < tall - 1 ? 1 : 0;
    for (let dz = -wide; dz <= wide; dz++)
      for (let dx = -wide; dx <= wide; dx++)
        if (Math.abs(dx) + Math.abs(dz) <= wide)
          world.add(x + dx, y + up, z + dz, tall > 4 ? 'spruceLeaves' : 'leaves');
  }
  world.set(x, y, z, 'log');
};

const hut = (world: World, x: number, y: number, z: number): void => {
  world.fill([x, y, z], [x + 2, y + 1, z + 2], 'plaster');
  world.set(x + 1, y, z + 2, 'window');
  world.set(x + 2, y, z + 1, 'window');
  world.fill([x - 1, y + 2, z], [x + 3, y + 2, z + 2], 'redBrick');
  world.fill([x - 1, y + 3, z + 1], [x + 3, y + 3, z + 1], 'redBrick');
};

/** A boat with a lantern at its bow. */
const boat = (world: World, x: number, z: number): void => {
  world.fill([x, SEA, z], [x + 3, SEA, z + 1], 'spruce');
  world.set(x + 1, SEA + 1, z, 'whiteWool');
  world.set(x + 3, SEA + 1, z, 'lantern');
};

/** What stands on a place of the land; the same on every repetition of it. */
const furnish = (world: World, x: number, z: number, y: number): void => {
  const { across, down } = turned(x, z);
  const lap = Math.floor(across / (PERIOD * 2));
  const [cx, cz] = [x - lap * PERIOD, z + lap * PERIOD];
  const roll = hash(cx, 1, cz, 50);
  const wood = fractal(across / 20, down / 20, 31, 8);
  const town = fractal(across / 32, down / 32, 71, 5);
  if (y < SEA - 1 && roll > 0.994) boat(world, x, z);
  if (y <= SEA + 1 || y > 16) return;
  if (town > 0.6) {
    if (roll > 0.982) hut(world, x, y, z);
    else if (roll > 0.965) world.set(x, y, z, 'lantern');
  } else if (wood > 0.5 && roll > 0.9) plant(world, x, y, z, roll > 0.96 ? 6 : 4);
  else if (roll > 0.995) plant(world, x, y, z, 4);
};

const build = (): World => {
  const world = new World(SIZE, 40, SIZE);
  for (let z = 0; z < SIZE; z++)
    for (let x = 0; x < SIZE; x++) {
      const y = heightAt(x, z);
      if (y <= SEA) {
        world.fill([x, 0, z], [x, SEA - 2, z], 'sand');
        world.set(x, SEA - 1, z, 'water');
      } else {
        world.fill([x, 0, z], [x, y - 2, z], 'stone');
        world.set(x, y - 1, z, y === SEA + 1 ? 'sand' : y > 19 ? 'snow' : y > 16 ? 'stone' : 'meadow');
      }
    }
  for (let z = 0; z < SIZE; z++) for (let x = 0; x < SIZE; x++) furnish(world, x, z, heightAt(x, z));
  return world;
};

const nightAir: Atmosphere = {
  ...duskAir,
  zenith: dim(duskAir.zenith, 0.75),
  horizon: dim(duskAir.horizon, 0.75),
  dusk: { ...duskAir.dusk, colour: dim(duskAir.dusk.colour, 2.2) },
  suns: duskAir.suns.map(({ colour, towards }) => ({ colour: dim(colour, 0.55), towards })),
};

/** The land far below, which moves on by one repetition in a loop and so ends where it began. */
export const panningLand = ({ scale, samples }: Quality, pictureWidth: number, pictureHeight: number) => {
  const layer = renderLayer({
    world: build(),
    camera: { tile: TILE * scale, rise: 7 * scale, originX: (WIDTH / 2) * scale, originY: -90 * scale },
    air: nightAir,
    width: WIDTH * scale,
    height: HEIGHT * scale,
    samples,
  });
  const land = new Sprite(layer, scale, 6)
    .tint((context) => {
      const haze = context.createLinearGradient(0, 0, 0, HEIGHT);
      haze.addColorStop(0, 'rgb(66 50 84 / 1)');
      haze.addColorStop(0.22, 'rgb(36 38 70 / 0.78)');
      haze.addColorStop(0.6, 'rgb(18 26 50 / 0.5)');
      haze.addColorStop(1, 'rgb(10 15 28 / 0.62)');
      context.fillStyle = haze;
      context.fillRect(0, 0, WIDTH, HEIGHT);
    })
    .melt((context) => {
      const veil = context.createLinearGradient(0, 20, 0, 130);
      veil.addColorStop(0, 'rgb(0 0 0 / 1)');
      veil.addColorStop(1, 'rgb(0 0 0 / 0)');
      context.fillStyle = veil;
      context.fillRect(0, 0, WIDTH, 130);
    })
    .frozen();
  return (context: CanvasRenderingContext2D, moment: number): void => {
    for (let x = -moment * WIDTH; x < pictureWidth; x += WIDTH) land.draw(context, x, pictureHeight - HEIGHT);
  };
};
