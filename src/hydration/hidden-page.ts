import type { Source } from './hooks';

/** A page rendered out of sight, because the visitor is likely to go there. */
export interface HiddenPage {
  /** Its route. */
  id: string;
  /** Unique for each rendering. */
  key: number;
}

let current: HiddenPage | null = null;
let count = 0;
const listeners = new Set<() => void>();

const change = (next: HiddenPage | null): void => {
  current = next;
  for (const notify of listeners) notify();
};

/** The current hidden page; there is at most one. */
export const hiddenPage: Source<HiddenPage | null> & {
  /** Renders a page, whose code is loaded. */
  render: (id: string) => void;
  /** Called after any navigation. */
  discard: () => void;
} = {
  now: () => current,
  prerendered: () => null,
  subscribe: (notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  render: (id) => {
    if (current?.id !== id) change({ id, key: (count += 1) });
  },
  discard: () => change(null),
};
