import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useIsTakenOver } from './use-is-taken-over';

/** Something outside of React that changes. What it gives is the same value for as long as it has not changed. */
export interface Source<Value> {
  now: () => Value;
  /** What the prerendered page was drawn with: parts of it that hydrate late begin with that too. */
  prerendered: () => Value;
  /** Gives what ends it. */
  subscribe: (notify: () => void) => () => void;
}

/**
 * Like `useSyncExternalStore`, but what has changed is drawn in a transition: in slices of a few milliseconds between which
 * the page answers its visitor, once all that it needs is there. A change reaches what uses it and nothing else, unlike
 * that of a context, which has React give up the parts of the prerendered page that are not hydrated yet.
 * @param isSame whether two values are drawn in the same way.
 */
export const useDrawn = <Value>(
  source: Source<Value>,
  isSame: (drawn: Value, now: Value) => boolean = Object.is,
): Value => {
  const isTakenOver = useIsTakenOver();
  const [drawn, setDrawn] = useState(() => ({ value: isTakenOver ? source.prerendered() : source.now() }));
  const follow = useEffectEvent(() => {
    const value = source.now();
    if (!isSame(drawn.value, value)) startTransition(() => setDrawn({ value }));
  });
  useEffect(() => source.subscribe(() => follow()), [source]);
  // After each drawing: by then it may have changed again, and what is looked at of it, too.
  useEffect(() => follow());
  return drawn.value;
};
