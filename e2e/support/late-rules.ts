import type { Page } from '@playwright/test';

declare global {
  interface Window {
    lateRules: string[];
  }
}

/** Before a page's first script: notes each style rule that is added to what the page links. */
export const watchRules = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.lateRules = [];
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule') as CSSStyleSheet['insertRule'];
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      window.lateRules.push(rule);
      return insertRule.call(this, rule, index);
    };
  });

/** Gives the rules that have come since the last call. */
export const lateRules = (page: Page): Promise<string[]> => page.evaluate(() => window.lateRules.splice(0));
