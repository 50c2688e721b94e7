import { UnavailableError } from '../errors/unavailable-error';

/** Where files lie, outside of the database. Rejects with {@link ShelfError} when it is away. */
export interface Shelf {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such thing. */
  get(name: string): Promise<Buffer | null>;
  /** Names that begin so. */
  list(beginning: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The place where files lie is away, or there is none. */
export class ShelfError extends UnavailableError {
  override name = 'ShelfError';

  constructor() {
    super('The place where files lie did not answer.');
  }
}
