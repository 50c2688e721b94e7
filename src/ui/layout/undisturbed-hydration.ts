import type { EarlyChanges } from '@/lib/early-changes';
import { keepFields } from '@/lib/kept-fields';
import { hydrateAsPrerendered, isChangedByOthers, watchForeignChanges } from './foreign-changes';

/** React hydrates what such an event meets before it dispatches it, without a pause for others. Nothing here listens to it. */
const MEETS = 'pointercancel';

/** After this time, and longer each time, a part whose code is still on its way is tried again. */
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
 * Hydrates a part of a page that others change, in one go and as it was prerendered.
 * @returns a promise to wait for before the part may hydrate by itself, undefined where it may at once.
 */
const hydrateUndisturbed = (part: Element): Promise<void> | undefined => {
  if (part === hydrating || !part.firstElementChild || !isChangedByOthers()) return undefined;
  const known = waits.get(part);
  if (known) return known;
  const attempt = (attempts.get(part) ?? 0) + 1;
  attempts.set(part, attempt);
  const wait = new Promise<void>((resolve) => {
    // React is at work now.
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
 * Keeps React right on a page that others change as well, before and after it is hydrated.
 * @param hydrate hydrates the root, unless that is under way.
 * @returns a function that ends this.
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
