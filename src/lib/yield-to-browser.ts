/** What newer browsers have; TypeScript's own types do not name it yet. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser answer the visitor and paint before what comes next. */
export const yieldToBrowser = (): Promise<void> =>
  scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
