import type { BlockName } from '../engine/blocks';
import type { World } from '../engine/world';

export interface HousePlan {
  x: number;
  y: number;
  z: number;
  /** Blocks along x and z, corner posts included; odd numbers give a clean ridge. */
  width: number;
  depth: number;
  walls: number;
  /** The axis along which the ridge runs. */
  ridge: 'x' | 'z';
  roof: 'tile' | 'red';
  wall?: BlockName;
  post?: BlockName;
  chimney?: boolean;
  /** Blocks from the left corner to the door on the side towards the viewer. */
  door?: { side: 'left' | 'right'; at: number };
}

const roofSet = {
  tile: {
    right: 'tileRight',
    away: 'tileFromRight',
    left: 'tileLeft',
    behind: 'tileFromLeft',
    ridge: 'tileSlab',
  },
  red: { right: 'redRight', away: 'redFromRight', left: 'redLeft', behind: 'redFromLeft', ridge: 'redSlab' },
} as const satisfies Record<string, Record<string, BlockName>>;

const raiseWalls = (world: World, plan: HousePlan): void => {
  const { x, y, z, width, depth, walls, wall = 'plaster', post = 'log' } = plan;
  world.fill([x, y - 1, z], [x + width - 1, y - 1, z + depth - 1], 'cobble');
  world.fill([x, y, z], [x + width - 1, y + walls - 1, z + depth - 1], wall);
  world.fill([x, y, z], [x + width - 1, y, z + depth - 1], 'cobble');
  for (const [cx, cz] of [
    [x, z],
    [x + width - 1, z],
    [x, z + depth - 1],
    [x + width - 1, z + depth - 1],
  ] as const)
    world.fill([cx, y, cz], [cx, y + walls - 1, cz], post);
};

const cutWindows = (world: World, { x, y, z, width, depth, walls }: HousePlan): void => {
  for (let storey = 1; storey < walls - 0.5; storey += 3) {
    for (let i = 2; i < width - 1; i += 2) world.set(x + i, y + storey, z + depth - 1, 'window');
    for (let i = 2; i < depth - 1; i += 2) world.set(x + width - 1, y + storey, z + i, 'window');
  }
};

const layRoof = (world: World, plan: HousePlan): void => {
  const { x, z, width, depth, ridge, wall = 'plaster' } = plan;
  const set = roofSet[plan.roof];
  const base = plan.y + plan.walls;
  const span = ridge === 'x' ? depth : width;
  const length = ridge === 'x' ? width : depth;
  const put = (along: number, across: number, y: number, name: BlockName) => {
    if (ridge === 'x') world.set(x + along, y, z + across, name);
    else world.set(x + across, y, z + along, name);
  };
  for (let level = 0; level * 2 <= span + 1; level++) {
    const [near, far] = [span - level, level - 1];
    for (let along = -1; along <= length; along++) {
      if (near === far) put(along, near, base + level - 1, set.ridge);
      else {
        put(along, near, base + level - 1, ridge === 'x' ? set.left : set.right);
        put(along, far, base + level - 1, ridge === 'x' ? set.behind : set.away);
      }
    }
    for (const along of [0, length - 1])
      for (let across = far + 1; across < near; across++)
        put(along, across, base + level - 1, level === 1 && across === (near + far) / 2 ? 'window' : wall);
  }
};

/** A cottage with lit windows, a gable roof and perhaps a chimney and a door with a lantern. */
export const buildHouse = (world: World, plan: HousePlan): void => {
  const { x, y, z, width, depth, walls, door } = plan;
  raiseWalls(world, plan);
  cutWindows(world, plan);
  layRoof(world, plan);
  if (plan.chimney)
    world.fill(
      [x + 1, y + walls, z + 1],
      [x + 1, y + walls + Math.ceil(Math.min(width, depth) / 2) + 1, z + 1],
      'redBrick',
    );
  if (door?.side === 'left') {
    world.fill([x + door.at, y, z + depth - 1], [x + door.at, y + 1, z + depth - 1], 'door');
    world.set(x + door.at + 1, y + 2, z + depth, 'hangingLantern');
  } else if (door) {
    world.fill([x + width - 1, y, z + door.at], [x + width - 1, y + 1, z + door.at], 'doorX');
    world.set(x + width, y + 2, z + door.at - 1, 'hangingLantern');
  }
};
