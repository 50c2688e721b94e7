/** Attribute that makes the global style show the notice. */
const OUTDATED = 'data-outdated';

/**
 * Checks the newest syntax, as text because a literal would stop this script, and the newest members that the
 * app uses unchecked. All supported browsers have them, and browsers with these have the older ones.
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
 * Shows the notice in a browser older than the supported ones. The prerendered page stays, with working
 * links.
 * @returns true if the browser can run the app
 */
export const checkBrowser = (): boolean => {
  const isFit = canRunApp();
  if (!isFit) document.documentElement.setAttribute(OUTDATED, '');
  return isFit;
};
