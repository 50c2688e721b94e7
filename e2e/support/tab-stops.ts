import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stops: HTMLElement[];
  }
}

/** More than any page has. */
const MOST_STOPS = 250;

/** Numbers the tab stops of the prerendered page in order, and returns their names. */
export const numberStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="radio"]:not(:checked)') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary'),
    ].filter(isStop);
    for (const [number, stop] of stops.entries()) Object.assign(stop, { stop: number });
    window.stops = stops;
    return stops.map((stop) => stop.textContent || stop.getAttribute('aria-label') || stop.outerHTML);
  });

/**
 * Returns the number of the focused stop, or of a removed stop with the same text that it replaces. Null for a new stop,
 * undefined without focus.
 */
const focusedStop = (page: Page): Promise<number | null | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return undefined;
    if ('stop' in activeElement) return Number(activeElement.stop);
    const number = window.stops.findIndex(
      ({ isConnected, textContent }) => !isConnected && textContent === activeElement.textContent,
    );
    return number === -1 ? null : number;
  });

/** Presses Tab until the last stop has the focus, or none has. Returns the names of the focused stops in order. */
export const walkByTab = async (page: Page, names: readonly string[]): Promise<string[]> => {
  const visited: string[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop === undefined) break;
    if (stop !== null) visited.push(String(names[stop]));
    if (stop === names.length - 1) break;
  }
  return visited;
};
