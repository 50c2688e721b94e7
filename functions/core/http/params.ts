import { UUID_PATTERN } from '@/contract/uuid';
import type { ApiError } from '../errors/api-error';
import type { PathParams } from './route';

/** As this site writes ids. */
const ID = new RegExp(`^${UUID_PATTERN}$`);

/** Reads the id that a path names. Throws what `refusal` makes when there can be nothing of this id. */
export function idParam(refusal: () => ApiError) {
  return ({ id = '' }: PathParams): { readonly id: string } => {
    if (!ID.test(id)) throw refusal();
    return { id };
  };
}
