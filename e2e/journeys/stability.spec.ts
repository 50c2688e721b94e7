import { publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

for (const width of [390, 1440])
  for (const path of publicPaths)
    test(`nothing jumps while ${path} loads at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
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
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
