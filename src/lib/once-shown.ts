/** Longer than any frame. */
const LONGEST_WAIT_MS = 100;

/** Resolves once the browser has shown the last change; soon if it shows nothing, as in a hidden tab. */
export const onceShown = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
