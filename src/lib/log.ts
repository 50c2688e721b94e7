/**
 * The browser's console, for analyzing visitors' reports. Nothing else writes to it. It must contain nothing
 * personal: no name, address, token or password, and nothing that was sent.
 */
export const log = {
  info: (what: string): void => {
    console.info(what);
  },
  warn: (what: string): void => {
    console.warn(what);
  },
  /** Takes a text, or the error itself if its stack says more. */
  error: (what: unknown): void => {
    console.error(what);
  },
};
