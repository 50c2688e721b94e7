/** Changes that the observer reports: nodes that come and go, and texts that change, with the old text. */
export const WATCHED: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterDataOldValue: true,
};

/** Changes of a prerendered page that the boot script has noted for the app. */
export interface EarlyChanges {
  observer: MutationObserver;
  /** Changes that were made in the page, as the observer told of them. */
  batches: MutationRecord[][];
  /** Tells whether there are any in the body up to now. */
  isChanged: () => boolean;
  /** Elements of the parts that are hydrated. */
  hydrated: WeakSet<Element>;
  /** Returns a promise to wait for before a part may hydrate by itself. Set by the app, on a page that others change. */
  guard?: (part: Element) => Promise<void> | undefined;
  /**
   * Enters what stood in fields that React has drawn again. Set by the app.
   * @returns whether others have changed the page before it was hydrated.
   */
  recover?: () => boolean;
  /** Keeps what stands in the page's fields, and returns a function that enters it again. Set by the app. */
  keepFields?: () => () => void;
}

declare global {
  interface Window {
    earlyChanges?: EarlyChanges;
  }
}
