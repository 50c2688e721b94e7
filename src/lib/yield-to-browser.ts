/** Exists in newer browsers; TypeScript's own types lack it. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser handle input and paint first. */
export const yieldToBrowser = (): Promise<void> =>
  scheduler?.yield?.() ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
