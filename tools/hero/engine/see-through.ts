import { blocks } from './blocks';

const flagged = (test: (index: number) => boolean) =>
  Uint8Array.from(blocks, (_, index) => Number(test(index)));
/** For rays that stop at everything. */
export const nothing = flagged(() => false);
/** Lamps do not stand in their own light, and water lets light through. */
export const seeThrough = flagged((index) => Boolean(blocks[index]?.lamp ?? blocks[index]?.water));
export const waters = flagged((index) => blocks[index]?.water ?? false);
