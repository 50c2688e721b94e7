import type { EarlyChanges } from './early-changes';
import { hydrateAsPrerendered, isChangedByOthers, watchForeignChanges } from './others/foreign-changes';
import { keepFields } from './others/kept-fields';

/**
 * React hydrates the target of such an event synchronously before dispatching it. Nothing here listens to it.
 */
const MEETS = 'pointercancel';

/** First delay before a part whose code is still loading is retried; later ones are longer. */
const RETRY_MS = 50;

let hydrating: Element | undefined;
const waits = new WeakMap<Element, Promise<void>>();
const attempts = new WeakMap<Element, number>();

const hydrateAtOnce = (part: Element) => {
  hydrating = part;
  hydrateAsPrerendered(part, () => part.firstElementChild?.dispatchEvent(new Event(MEETS)));
  hydrating = undefined;
};

/**
 * Hydrates a part of a page that others change, synchronously and in its prerendered state.
 * @returns a promise to await before the part may hydrate by itself; undefined if it may at once.
 */
const hydrateUndisturbed = (part: Element): Promise<void> | undefined => {
  if (part === hydrating || !part.firstElementChild || !isChangedByOthers()) return undefined;
  const known = waits.get(part);
  if (known) return known;
  const attempt = (attempts.get(part) ?? 0) + 1;
  attempts.set(part, attempt);
  const wait = new Promise<void>((resolve) => {
    // Later, because React is working now.
    setTimeout(() => {
      hydrateAtOnce(part);
      setTimeout(() => {
        waits.delete(part);
        resolve();
      }, attempt * RETRY_MS);
    });
  });
  waits.set(part, wait);
  return wait;
};

/**
 * Protects React on a page that others change as well, before and after hydration.
 * @param hydrate hydrates the root, unless that is under way.
 * @returns a function that stops it.
 */
export const withstandOthers = (root: Element, early: EarlyChanges, hydrate?: () => void): (() => void) => {
  const end = watchForeignChanges(root, early);
  const enterFields = keepFields(root);
  early.recover = () => {
    enterFields();
    return isChangedByOthers();
  };
  early.keepFields = () => keepFields(root);
  early.guard = (part) => (early.hydrated.has(part) ? undefined : hydrateUndisturbed(part));
  if (hydrate) hydrateAsPrerendered(root, hydrate);
  return end;
};
