/** Id of the notice in the prerendered document. */
export const OUTDATED_ID = 'outdated';

/** Marks the document whose notice the global style shows. */
const OUTDATED = 'data-outdated';

/**
 * Checks the youngest syntax, which would keep this script from running as a literal, and the youngest members that the app uses
 * unchecked. All supported browsers have them, and whoever has these has the older ones.
 */
const canRunApp = (): boolean => {
  try {
    return [
      new RegExp('(?<=a)'),
      [].toSorted,
      HTMLFormElement.prototype.requestSubmit,
      HTMLDialogElement.prototype.showModal,
    ].every(Boolean);
  } catch {
    return false;
  }
};

/**
 * Shows the notice in a browser that is older than those that the app is built for. The prerendered page stays as it is, with links
 * that work.
 * @returns whether the browser can run the app
 */
export const checkBrowser = (): boolean => {
  const isFit = canRunApp();
  if (!isFit) document.documentElement.setAttribute(OUTDATED, '');
  return isFit;
};
