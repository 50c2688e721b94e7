import { useSyncExternalStore } from 'react';
import { watchSight } from '@/lib/watch-sight';
import { onceShown, yieldToBrowser } from '@/lib/yield-to-browser';
import { INTERACTIONS, USED } from './names';

/** Conditions under which a part of the page delays its hydration; a few seconds at most. */
export interface Wait {
  /**
   * `seen`: until it is near the viewport. `used`: until the first interaction with the page, which ends the
   * other wait too.
   */
  until: 'seen' | 'used';
  /** Returns true if it must not wait this time. */
  unless?: () => boolean;
}

/** Delays the hydration of a part of the page. */
export interface Gate {
  opened: Promise<void>;
  /** Opens the gate when the wait of the element's part is over. Returns a function that stops that. */
  watch: (frame: Element) => () => void;
}

/** Distance from the viewport within which a part counts as seen, so that it works before it is visible. */
const MARGIN = '200px';

/**
 * Longest wait of a part that is neither seen nor used. By then it does not affect loading, and parts below
 * the window work without scrolling, e.g. for screen readers and searches in the page.
 */
const REST_MS = 4_000;

/** Functions that open each closed gate, in page order, with the element of its part. */
const closed = new Map<() => void, Element>();
const listeners = new Set<() => void>();
let isUsed = false;

/** One after another, so that the visitor's next input does not wait for all of them. */
const openAll = async () => {
  for (const open of closed.keys()) {
    open();
    await yieldToBrowser();
  }
};

const onUse = async (event?: Event) => {
  isUsed = true;
  for (const type of INTERACTIONS) window.removeEventListener(type, onUse, { capture: true });
  const target = event?.target;
  for (const [open, frame] of closed) if (target instanceof Node && frame.contains(target)) open();
  // The used element reacts before the rest of the page hydrates.
  await onceShown();
  for (const notify of listeners) notify();
  await openAll();
};

/** Includes interactions before this module was loaded. */
const hasBeenUsed = (): boolean => isUsed || document.documentElement.hasAttribute(USED);

const waitForUse = () => {
  for (const type of INTERACTIONS) window.addEventListener(type, onUse, { capture: true });
};

/** Observes the children, because the frame itself has no box. */
const waitForSight = (frame: Element, onSeen: () => void): (() => void) =>
  watchSight(
    [...frame.children],
    (isSeen) => {
      if (isSeen) onSeen();
    },
    MARGIN,
  );

/** Returns undefined if there is nothing left to wait for. */
export const createGate = ({ until, unless }: Wait): Gate | undefined => {
  if (isUsed || unless?.()) return undefined;
  let resolve: () => void;
  const opened = new Promise<void>((fulfil) => (resolve = fulfil));
  const open = () => {
    closed.delete(open);
    resolve();
  };
  return {
    opened,
    watch: (frame) => {
      closed.set(open, frame);
      if (hasBeenUsed()) void onUse();
      else waitForUse();
      const endSight = until === 'seen' ? waitForSight(frame, open) : undefined;
      const rest = setTimeout(open, REST_MS);
      return () => {
        endSight?.();
        clearTimeout(rest);
        closed.delete(open);
      };
    },
  };
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  if (!isUsed) waitForUse();
  return () => listeners.delete(notify);
};

/** Returns whether there was any interaction with the page. */
export const useIsUsed = (): boolean => useSyncExternalStore(subscribe, hasBeenUsed, () => false);
