import { type Page, expect } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** Before a page's first script: notes every layout shift, with what moved. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Element | null }[];
        };
        const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        window.layoutShifts.push(`${String(value)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until nothing is on its way to the page any more. */
export const hasLoaded = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

/** Of a private page: its frame is filled when it is known whose it is. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.layoutShifts = [];
  });

/** Fails with what has jumped since the page began to load, or since that was forgotten. */
export const expectNoShifts = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
};

/** How far everything has jumped since the page began to load, as Cumulative Layout Shift counts it. */
export const layoutShift = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
};
