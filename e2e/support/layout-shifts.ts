import { type Page, expect } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** Records every layout shift with the moved elements; call it before a page's first script. */
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

/** Waits until no request is pending. */
export const hasLoaded = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

/** Clears the shifts of a private page, whose frame is filled once the account is known. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.layoutShifts = [];
  });

/** Fails with the shifts since the page began to load, or since they were cleared. */
export const expectNoShifts = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
};

/** Returns the Cumulative Layout Shift since the page began to load. */
export const layoutShift = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
};
