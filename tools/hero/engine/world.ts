import { numberOf, type BlockName } from './blocks';

/** A box of blocks: x runs to the lower right of the picture, z to the lower left, y up. */
export class World {
  readonly cells: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly depth: number,
  ) {
    this.cells = new Uint8Array(width * height * depth);
  }

  index(x: number, y: number, z: number): number {
    return (y * this.depth + z) * this.width + x;
  }

  has(x: number, y: number, z: number): boolean {
    return x >= 0 && y >= 0 && z >= 0 && x < this.width && y < this.height && z < this.depth;
  }

  /** The block's number; air outside. */
  at(x: number, y: number, z: number): number {
    return this.has(x, y, z) ? (this.cells[this.index(x, y, z)] ?? 0) : 0;
  }

  is(x: number, y: number, z: number, name: BlockName | 'air'): boolean {
    return this.at(x, y, z) === numberOf(name);
  }

  set(x: number, y: number, z: number, name: BlockName | 'air'): void {
    if (this.has(x, y, z)) this.cells[this.index(x, y, z)] = numberOf(name);
  }

  /** Sets only what is air so far. */
  add(x: number, y: number, z: number, name: BlockName): void {
    if (this.at(x, y, z) === 0) this.set(x, y, z, name);
  }

  /** Fills from one corner to the other, both included. */
  fill(
    [x0, y0, z0]: readonly [number, number, number],
    [x1, y1, z1]: readonly [number, number, number],
    name: BlockName | 'air',
  ): void {
    for (let y = y0; y <= y1; y++)
      for (let z = z0; z <= z1; z++) for (let x = x0; x <= x1; x++) this.set(x, y, z, name);
  }

  /** The height of the first free cell above the highest block of a column; 0 when it is empty. */
  surface(x: number, z: number): number {
    let y = this.height;
    while (y > 0 && this.at(x, y - 1, z) === 0) y--;
    return y;
  }
}
