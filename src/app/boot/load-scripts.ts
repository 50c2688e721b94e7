import { SCRIPT_LIST_ID, scriptName, type ScriptList } from '@/lib/script-list';
import { SIGNS_OF_USE, USED } from '@/ui/layout/hydration-boundary-names';

/** Id of the boot script's own element. */
export const BOOT_ID = 'boot';

/** Calls back at the first sign of use, and leaves a mark for what comes later. */
const onceUsed = (run: () => void): void => {
  const onUse = () => {
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onUse, { capture: true });
    document.documentElement.setAttribute(USED, '');
    run();
  };
  for (const sign of SIGNS_OF_USE) {
    window.addEventListener(sign, onUse, { capture: true, passive: true });
  }
};

/** Time after the page has loaded by which it is painted, in milliseconds. */
const PAINT_MS = 1_000;

/** Calls back once the page has been painted. Privacy settings of Firefox remove the observer, or keep it silent: then soon after the page has loaded. */
const whenPainted = (run: () => void): void => {
  window.addEventListener('load', () => setTimeout(run, PAINT_MS));
  if (typeof PerformanceObserver === 'undefined') return;
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paints.disconnect();
    run();
  });
  paints.observe({ type: 'paint', buffered: true });
};

/** Calls back once, after the page has been painted, or at the first sign of use. */
const whenPaintedOrUsed = (run: () => void): void => {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  whenPainted(begin);
  onceUsed(begin);
};

/** Fetches the app's scripts, which the document lists but does not load, so that they take nothing from the first paint. */
export const loadScripts = (): void => {
  whenPaintedOrUsed(() => {
    const list = document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '{}';
    const { first = [], digests = {} } = JSON.parse(list) as Partial<ScriptList>;
    for (const src of first) {
      const integrity = digests[scriptName(src)] ?? '';
      const script = Object.assign(document.createElement('script'), { src, integrity, async: false });
      // The app would else wait for the one that has failed, rather than try again.
      script.addEventListener('error', () => script.remove());
      document.head.append(script);
    }
  });
};
