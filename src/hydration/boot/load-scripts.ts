import { SCRIPT_LIST_ID, scriptName, type ScriptList } from '@/lib/script-list';
import { INTERACTIONS, USED } from '../names';

/** Calls back at the first interaction, and marks the document for code that loads later. */
const onceUsed = (run: () => void): void => {
  const onUse = () => {
    for (const type of INTERACTIONS) window.removeEventListener(type, onUse, { capture: true });
    document.documentElement.setAttribute(USED, '');
    run();
  };
  for (const type of INTERACTIONS) {
    window.addEventListener(type, onUse, { capture: true, passive: true });
  }
};

/** Time after the load event by which the page is painted, in milliseconds. */
const PAINT_MS = 1_000;

/**
 * Calls back once the page has been painted. Firefox's privacy settings remove or silence the observer, so
 * the fallback is a timer after the load event.
 */
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

/** Calls back once, after the first paint or at the first interaction. */
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

/**
 * Loads the app's scripts, which the document lists but does not load, so that they do not delay the first
 * paint.
 */
export const loadScripts = (): void => {
  whenPaintedOrUsed(() => {
    const list = document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '{}';
    const { first = [], digests = {} } = JSON.parse(list) as Partial<ScriptList>;
    for (const src of first) {
      const integrity = digests[scriptName(src)] ?? '';
      const script = Object.assign(document.createElement('script'), { src, integrity, async: false });
      // A failed script must be removed, or the app would wait for it instead of retrying.
      script.addEventListener('error', () => script.remove());
      document.head.append(script);
    }
  });
};
