/**
 * Fetches each script and style sheet with a digest that failed to load again, past the browser's cache. The
 * cache keeps a file that did not match its digest like any other, for a year, and would serve it to every
 * later attempt.
 */
export const replaceDamagedCopies = (): void => {
  window.addEventListener(
    'error',
    ({ target }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (!isScript && !(target instanceof HTMLLinkElement)) return;
      const { integrity } = target;
      if (!integrity) return;
      // Continues while the page reloads.
      const options = { cache: 'reload', integrity, keepalive: true } as const;
      fetch(isScript ? target.src : target.href, options).catch(() => undefined);
    },
    { capture: true },
  );
};
