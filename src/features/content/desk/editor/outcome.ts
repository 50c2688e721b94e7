import * as v from 'valibot';
import { contentConflictSchema } from '@/contract/content';
import { contentDesk } from '@/messages/en/content-desk';
import { toFailure, type Failure } from '@/store/failure';
import type { Saved } from '../documents';

/** What became of something that was sent to be saved. */
export type Outcome<Item> =
  | { is: 'saved'; item: Item }
  /** Somebody has changed it since: what there is now. */
  | { is: 'conflict'; current: Item }
  /** Somebody has deleted it meanwhile. */
  | { is: 'gone' }
  | { is: 'refused'; failure: Failure };

interface Answer {
  data?: { item: unknown } | undefined;
  error?: Parameters<typeof toFailure>[0];
}

const NOT_FOUND = 404;
const unreadable: Failure = { status: null, message: contentDesk.unreadable, fields: {} };

const conflictIn = (error: Answer['error']) => {
  const data = error && 'data' in error ? error.data : undefined;
  return v.is(contentConflictSchema, data) ? data : undefined;
};

/** Reads the answer to a change; `isItem` says whether something is what the change was made to. */
export const outcomeOf = <Item extends Saved>(
  { data, error }: Answer,
  isItem: (item: unknown) => item is Item,
): Outcome<Item> => {
  if (data)
    return isItem(data.item) ? { is: 'saved', item: data.item } : { is: 'refused', failure: unreadable };
  const conflict = conflictIn(error);
  if (conflict?.current === null) return { is: 'gone' };
  if (conflict && isItem(conflict.current)) return { is: 'conflict', current: conflict.current };
  const failure = toFailure(error);
  return failure.status === NOT_FOUND ? { is: 'gone' } : { is: 'refused', failure };
};
