import { BOOT_ID } from '@/hydration/names';

/** Key of the build for which the page was last reloaded. */
const KEY = 'loaded-anew';

/** Changes with each build that changes a script. */
const currentBuild = (): string => document.getElementById(BOOT_ID)?.getAttribute('data-build') ?? '';

/**
 * Records a reload for this build. @returns true if it is the first one, as far as the browser stores
 * anything
 */
const markLoadedAnew = (): boolean => {
  const build = currentBuild();
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
};

const isSiteThere = async (): Promise<boolean> => {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * Handles code that could not be fetched: a deployment while the tab was open has removed the files that this
 * page knows. Reloads the page at the visitor's destination, once for each build.
 * @throws the given error if reloading would not help: the site is unreachable, or was reloaded already.
 */
export const loadAnew = async (error: unknown): Promise<never> => {
  if (!(await isSiteThere()) || !markLoadedAnew()) throw error;
  window.location.reload();
  // Never settles, because the page is about to unload.
  return new Promise<never>(() => undefined);
};
