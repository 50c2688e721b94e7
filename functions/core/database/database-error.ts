import { UnavailableError } from '../errors/unavailable-error';

/** The database gave no usable reply. The error has no details, because the client's messages contain whole commands. */
export class DatabaseError extends UnavailableError {
  override name = 'DatabaseError';

  constructor() {
    super('The database did not answer.');
  }
}
