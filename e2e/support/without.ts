import type { BrowserContext } from '@playwright/test';

/**
 * Removes features from all documents that the context opens from now on, before their first script: `Promise.withResolvers`,
 * `crypto.randomUUID`, `IntersectionObserver`.
 */
export const removeFeatures = (context: BrowserContext, features: readonly string[]): Promise<unknown> =>
  context.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const name = names.pop() ?? '';
      let owner: unknown = globalThis;
      for (const part of names) owner = Object(owner)[part];
      // A member belongs to the object itself or to a prototype: that of an instance such as `crypto`, or that of a constructor's
      // instances.
      for (const root of [owner, Object(owner).prototype])
        for (let object: unknown = root; object; object = Object.getPrototypeOf(object))
          if (object !== Object.prototype && object !== Function.prototype)
            Reflect.deleteProperty(object, name);
    }
  }, features);

/** Makes every access to the browser's storage throw, as if the visitor had blocked cookies. */
export const blockStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  });

/** Silences observers of the browser's own timing, like Firefox while it resists fingerprinting. */
export const silenceTimings = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    Performance.prototype.getEntriesByType = () => [];
  });
