import type { Source } from '@/hooks/use-drawn';
import type { RouteId } from '../route-ids';

/** A page that is drawn out of sight, for a visitor who is about to go there. */
export interface Rehearsal {
  id: RouteId;
  /** Another one for each. */
  key: number;
}

let current: Rehearsal | null = null;
let count = 0;
const listeners = new Set<() => void>();

const change = (next: Rehearsal | null): void => {
  current = next;
  for (const notify of listeners) notify();
};

/** The page that is rehearsed, one at a time. */
export const rehearsals: Source<Rehearsal | null> & {
  /** Rehearses a page, whose code is there. */
  begin: (id: RouteId) => void;
  /** The visitor has gone somewhere. */
  end: () => void;
} = {
  now: () => current,
  prerendered: () => null,
  subscribe: (notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  begin: (id) => {
    if (current?.id !== id) change({ id, key: (count += 1) });
  },
  end: () => change(null),
};
