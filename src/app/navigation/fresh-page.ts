import { BOOT_ID } from '../boot/load-scripts';

/** Which build of the site the page was last loaded anew for. */
const KEY = 'loaded-anew';

/** Changes with each build that changes a script. */
const currentBuild = (): string => document.getElementById(BOOT_ID)?.getAttribute('data-build') ?? '';

/** Notes that it is loaded anew for this build. @returns whether that is the first time, as far as the browser remembers anything */
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
 * For code that could not be fetched: when the site was deployed again while the tab was open, the files that this page
 * knows are gone. The page is then loaded anew, at the address where the visitor wanted to go, once for each build.
 * @throws the given error where that would not help: the site cannot be reached, or was loaded anew already.
 */
export const loadAnew = async (error: unknown): Promise<never> => {
  if (!(await isSiteThere()) || !markLoadedAnew()) throw error;
  window.location.reload();
  // The page is about to go away.
  return new Promise<never>(() => undefined);
};
