import type { HousePlan } from '../../scenery/house';
import { GROUND } from './spawn-place';

/** What stands where on the islands; columns of the world as x, z. */
export const houses: readonly HousePlan[] = [
  {
    x: 28,
    y: GROUND,
    z: 24,
    width: 7,
    depth: 5,
    walls: 4,
    ridge: 'x',
    roof: 'red',
    chimney: true,
    door: { side: 'left', at: 3 },
  },
  {
    x: 21,
    y: GROUND,
    z: 43,
    width: 7,
    depth: 5,
    walls: 3,
    ridge: 'x',
    roof: 'tile',
    door: { side: 'right', at: 2 },
  },
  {
    x: 49,
    y: GROUND,
    z: 28,
    width: 5,
    depth: 7,
    walls: 3,
    ridge: 'z',
    roof: 'tile',
    chimney: true,
    door: { side: 'right', at: 3 },
  },
];

export const people = [
  [34, 78, 'farmer'],
  [37, 74, 'knight'],
  [38, 61, 'miner'],
  [34, 38, 'wizard'],
  [42, 42, 'knight'],
  [36, 45, 'farmer'],
  [44, 52, 'farmer'],
  [41, 33, 'miner'],
] as const;

export const lamps = [
  [35, 47],
  [41, 46],
  [46, 34],
  [30, 43],
  [41, 71],
] as const;

/** With their heights. */
export const spruces = [
  [39, 18, 9],
  [36, 18, 7],
  [51, 23, 7],
  [55, 22, 8],
  [57, 26, 6],
  [20, 26, 8],
  [24, 22, 7],
  [27, 78, 8],
  [31, 86, 6],
  [45, 78, 6],
  [17, 50, 7],
] as const;

export const oaks = [
  [56, 33],
  [33, 52],
  [30, 50],
  [18, 40],
] as const;
