import type { Box, BlockSpec, Lamp, Pixels } from './block-type';
import { builtBlocks } from './blocks-built';
import { landBlocks } from './blocks-land';
import { lightBlocks } from './blocks-lights';
import { peopleBlocks } from './blocks-people';
import { propBlocks } from './blocks-props';
import { hash, seedOf } from './random';
import { paint, TEXELS, type Texture } from './texture';

const specs = { ...landBlocks, ...builtBlocks, ...propBlocks, ...lightBlocks, ...peopleBlocks };
export type BlockName = keyof typeof specs;

const WHOLE: Box = [0, 0, 0, 16, 16, 16];

export interface Block {
  name: BlockName;
  /** One texture for each side: right, away, top, bottom, left, behind. */
  skins: readonly Texture[];
  boxes: readonly Box[];
  whole: boolean;
  /** TEXELS squared flags, where it has holes. */
  holes: Uint8Array | undefined;
  lamp: Lamp | undefined;
  glow: number;
  varies: number;
  water: boolean;
}

const build = (name: BlockName): Block => {
  const spec: BlockSpec = specs[name];
  const skin = (side: string, pixels: Pixels | undefined) => paint(`${name} ${side}`, pixels ?? spec.all);
  const all = skin('all', undefined);
  const seed = seedOf(name);
  const share = spec.holes ?? 0;
  return {
    name,
    skins: [
      spec.right ? skin('right', spec.right) : all,
      all,
      spec.top ? skin('top', spec.top) : all,
      all,
      spec.left ? skin('left', spec.left) : all,
      all,
    ],
    boxes: spec.boxes ?? [WHOLE],
    whole: spec.boxes === undefined,
    holes: share
      ? Uint8Array.from({ length: TEXELS * TEXELS }, (_, texel) => Number(hash(texel, 0, 0, seed) < share))
      : undefined,
    lamp: spec.lamp,
    glow: spec.glow ?? 0,
    varies: spec.varies ?? 0.05,
    water: spec.water ?? false,
  };
};

const isBlockName = (name: string): name is BlockName => name in specs;
const names = Object.keys(specs).filter(isBlockName);

/** All blocks by number; 0 is air. */
export const blocks: readonly (Block | undefined)[] = [undefined, ...names.map(build)];

const numbers = new Map(names.map((name, index) => [name, index + 1]));
export const numberOf = (name: BlockName | 'air'): number => (name === 'air' ? 0 : (numbers.get(name) ?? 0));
