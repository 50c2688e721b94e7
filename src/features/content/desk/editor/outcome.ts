import * as v from 'valibot';
import { contentDesk } from '#messages/content-desk';
import { contentConflictSchema } from '@/contract/content';
import { toFailure, type Failure } from '@/store/failure';
import type { Saved } from '../documents';

export type Outcome<Item> =
  | { is: 'saved'; item: Item }
  /** Someone else has changed it: `current` is their version. */
  | { is: 'conflict'; current: Item }
  /** Someone else has deleted it. */
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

/** Reads the answer to a change; `isItem` checks that the answer holds an item of the changed kind. */
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
