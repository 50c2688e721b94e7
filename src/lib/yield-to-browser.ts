/** Exists in newer browsers; TypeScript's own types lack it. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser handle input and paint first. */
export const yieldToBrowser = (): Promise<void> =>
  scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Longer than any frame. */
const LONGEST_WAIT_MS = 100;

/** Resolves once the browser has shown the last change; soon if it shows nothing, as in a hidden tab. */
export const onceShown = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
