import { keepEarlyInput } from './boot/early-input';
import { loadScripts } from './boot/load-scripts';
import { checkBrowser } from './boot/outdated-browser';
import { replaceDamagedCopies } from './boot/replace-damaged-copies';
import { watchChanges } from './boot/watch-changes';

/**
 * Loads the app once the page is painted or used, and keeps for it what happens before. A browser that cannot
 * run the app keeps the prerendered page.
 */
export const bootApp = (): void => {
  if (!checkBrowser()) return;
  watchChanges(keepEarlyInput());
  replaceDamagedCopies();
  loadScripts();
};
