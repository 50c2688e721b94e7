/**
 * The browser's console, for whoever looks into what a visitor reports. Nothing else writes there, and nothing personal
 * goes in: no name, address, token or password, and nothing of what was sent.
 */
export const log = {
  info: (what: string): void => {
    console.info(what);
  },
  warn: (what: string): void => {
    console.warn(what);
  },
  /** A text, or the fault itself where its stack tells more. */
  error: (what: unknown): void => {
    console.error(what);
  },
};
