import type { Context } from '@netlify/functions';
import { UUID_PATTERN } from '@/contract/uuid';
import type { Refusal } from '../errors/refusal';

/** As this site writes ids. */
const ID = new RegExp(`^${UUID_PATTERN}$`);

/** The id that a path names. Throws what `refusal` makes when there can be nothing of this id. */
export function idIn({ params }: Context, refusal: () => Refusal): string {
  const { id = '' } = params;
  if (!ID.test(id)) throw refusal();
  return id;
}
