import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stops: HTMLElement[];
  }
}

/** More than any page has. */
const MOST_STOPS = 250;

/** Numbers what the Tab key leads to on the prerendered page, in its order, and gives what each is called. */
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
 * The number of the stop that has the focus: its own, or that of the one of the same words whose place it has taken since.
 * Null for one that has come since, undefined where nothing has the focus.
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

/** Presses Tab until the last stop has the focus, or nothing has; the names of the stops that had it, in that order. */
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
