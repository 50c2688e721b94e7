import { type Bytes } from './replies';

export interface Scored {
  readonly member: Bytes;
  readonly score: number;
}

/** Members ordered by score, then by their bytes. */
export class SortedSet {
  readonly #scores = new Map<Bytes, number>();
  #ordered: readonly Scored[] | undefined;

  get size(): number {
    return this.#scores.size;
  }

  score(member: Bytes): number | undefined {
    return this.#scores.get(member);
  }

  put(member: Bytes, score: number): void {
    this.#scores.set(member, score);
    this.#ordered = undefined;
  }

  delete(member: Bytes): boolean {
    this.#ordered = undefined;
    return this.#scores.delete(member);
  }

  /** Returns the scores in no particular order. */
  scores(): ReadonlyMap<Bytes, number> {
    return this.#scores;
  }

  /** Returns all entries in ascending order. Sorts once after a change. */
  entries(): readonly Scored[] {
    this.#ordered ??= Array.from(this.#scores, ([member, score]) => ({ member, score })).sort(
      (one, other) => one.score - other.score || (one.member < other.member ? -1 : 1),
    );
    return this.#ordered;
  }
}
