import type { Page } from '@playwright/test';

declare global {
  interface Window {
    lateRules: string[];
  }
}

/** Records each style rule added to the page's linked styles; call it before the page's first script. */
export const watchRules = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.lateRules = [];
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule') as CSSStyleSheet['insertRule'];
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      window.lateRules.push(rule);
      return insertRule.call(this, rule, index);
    };
  });

/** Returns the rules added since the last call. */
export const lateRules = (page: Page): Promise<string[]> => page.evaluate(() => window.lateRules.splice(0));
