/** Longer than any frame takes. */
const LONGEST_WAIT_MS = 100;

/** Once the browser has shown what was done last. Where it shows nothing, as in a hidden tab, it is soon. */
export const onceShown = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
