import { UnavailableError } from '../errors/unavailable-error';

/** File storage outside the database. Rejects with {@link ShelfError} when it is away. */
export interface Shelf {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null when the file is missing. */
  get(name: string): Promise<Buffer | null>;
  /** Lists the names with this prefix. */
  list(beginning: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The file storage is away or missing. */
export class ShelfError extends UnavailableError {
  override name = 'ShelfError';

  constructor() {
    super('The file storage did not answer.');
  }
}
