/**
 * Has each script and style sheet that has a digest, and could not be loaded, fetched again past the browser's cache. That
 * keeps what did not match its digest like any other file, for a year, and would give it to every later attempt.
 */
export const replaceDamagedCopies = (): void => {
  window.addEventListener(
    'error',
    ({ target }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (!isScript && !(target instanceof HTMLLinkElement)) return;
      const { integrity } = target;
      if (!integrity) return;
      // Goes on where the page is loaded anew meanwhile.
      const options = { cache: 'reload', integrity, keepalive: true } as const;
      fetch(isScript ? target.src : target.href, options).catch(() => undefined);
    },
    { capture: true },
  );
};
