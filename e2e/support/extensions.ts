import type { Page } from '@playwright/test';

/** The app's scripts. */
const APP = /assets\/(main|vendor)\./;

/** Holds the app's scripts back, as on a slow line. Returns what lets them through. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  await page.route(APP, async (route) => {
    await held;
    await route.continue();
  });
  return () => resolve(undefined);
};

/** Fills fields by their names as an extension does from its own world: past the page's setters, and without an event. */
export const fillSilently = (page: Page, values: Record<string, string | boolean>): Promise<void> =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) {
      const field = document.querySelector(`main [name="${name}"]`);
      const property = typeof value === 'boolean' ? 'checked' : 'value';
      const prototype: unknown = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
    }
  }, values);
