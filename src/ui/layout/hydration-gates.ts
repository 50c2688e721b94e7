import { useSyncExternalStore } from 'react';
import { onceShown } from '@/lib/once-shown';
import { watchSight } from '@/lib/watch-sight';
import { yieldToBrowser } from '@/lib/yield-to-browser';
import { SIGNS_OF_USE, USED } from './hydration-boundary-names';

/** Until when a part of the page waits with its hydration; a few seconds at most. */
export interface Wait {
  /** `seen`: until it comes into the window. `used`: until anything on the page is used, which ends the other wait too. */
  until: 'seen' | 'used';
  /** Whether it must not wait this time. */
  unless?: () => boolean;
}

/** Holds up the hydration of a part of the page. */
export interface Gate {
  opened: Promise<void>;
  /** Opens the gate when the wait is over for the element's part of the page. Gives what ends that. */
  watch: (frame: Element) => () => void;
}

/** So far outside of the window a part counts as seen, so that it is at work before it is. */
const MARGIN = '200px';

/**
 * So long a part waits that nobody sees or uses. Past that it costs the first impression nothing, and what goes on below the
 * window is there for those who do not scroll to it: for a screen reader, for a search in the page.
 */
const REST_MS = 4_000;

/** What opens each gate that is closed, in the order of the page, with the element of its part. */
const closed = new Map<() => void, Element>();
const listeners = new Set<() => void>();
let isUsed = false;

/** One after another: a visitor who goes on must not wait for all of them at once. */
const openAll = async () => {
  for (const open of closed.keys()) {
    open();
    await yieldToBrowser();
  }
};

const onUse = async (event?: Event) => {
  isUsed = true;
  for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onUse, { capture: true });
  const target = event?.target;
  for (const [open, frame] of closed) if (target instanceof Node && frame.contains(target)) open();
  // What was used shows that before the rest of the page takes the processor.
  await onceShown();
  for (const notify of listeners) notify();
  await openAll();
};

/** Also before this module was there. */
const hasBeenUsed = (): boolean => isUsed || document.documentElement.hasAttribute(USED);

const waitForUse = () => {
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onUse, { capture: true });
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

/** Undefined where there is nothing to wait for any more. */
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

/** Whether anything on the page has been used so far. */
export const useIsUsed = (): boolean => useSyncExternalStore(subscribe, hasBeenUsed, () => false);
