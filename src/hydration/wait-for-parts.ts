import { BOUNDARY, HYDRATED_EVENT } from './names';

/** Returns a function that returns a promise of the parts' hydration; undefined if there is nothing to wait for. */
const waitFor = (root: Element, parts: readonly Element[]): (() => Promise<void> | undefined) => {
  const waiting = new Set(parts);
  // A part that React renders again has another element.
  const isWaiting = () => [...waiting].some((part) => part.isConnected);
  const hydrated = new Promise<void>((resolve) => {
    root.addEventListener(HYDRATED_EVENT, ({ target }) => {
      waiting.delete(target as Element);
      if (!isWaiting()) resolve();
    });
  });
  return () => (isWaiting() ? hydrated : undefined);
};

/**
 * Returns a function that returns a promise of the prerendered document's hydration; undefined once it is
 * hydrated, or replaced by the error screen. For a visitor who leaves the page, the parts within it do not
 * matter.
 */
export const waitForParts = (root: Element): ((isLeaving: boolean) => Promise<void> | undefined) => {
  const parts = [...root.querySelectorAll(`[${BOUNDARY}]`)];
  const all = waitFor(root, parts);
  const around = waitFor(
    root,
    parts.filter((part) => !part.parentElement?.closest(`[${BOUNDARY}]`)),
  );
  return (isLeaving) => (isLeaving ? around() : all());
};
