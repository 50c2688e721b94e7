/** Observed changes: added and removed nodes, and changed texts with their old values. */
export const WATCHED: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterDataOldValue: true,
};

/** Changes of a prerendered page that the boot script has recorded for the app. */
export interface EarlyChanges {
  observer: MutationObserver;
  /** Changes in the page, as reported by the observer. */
  batches: MutationRecord[][];
  /** Returns whether there are any in the body so far. */
  isChanged: () => boolean;
  /** Elements of hydrated parts. */
  hydrated: WeakSet<Element>;
  /**
   * Returns a promise to await before a part may hydrate by itself. Set by the app on a page that others
   * change.
   */
  guard?: (part: Element) => Promise<void> | undefined;
  /**
   * Restores the text of fields that React has rendered again. Set by the app.
   * @returns true if others changed the page before it was hydrated.
   */
  recover?: () => boolean;
  /** Stores the state of the page's fields, and returns a function that restores it. Set by the app. */
  keepFields?: () => () => void;
}

declare global {
  interface Window {
    earlyChanges?: EarlyChanges;
  }
}
