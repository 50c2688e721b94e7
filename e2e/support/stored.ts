import type { Page } from '@playwright/test';

/** Stores a slice like redux-persist, before a page's first script; later loads keep the stored state. */
export const store = async (
  page: Page,
  slice: string,
  state: Record<string, unknown>,
  version = 1,
): Promise<void> => {
  const parts = Object.entries(state).map(([name, value]) => [name, JSON.stringify(value)]);
  const persisted = { ...Object.fromEntries(parts), _persist: JSON.stringify({ version, rehydrated: true }) };
  await page.addInitScript(
    ([key, text]) => {
      // Firefox also runs this in the empty document of a new tab, which has no storage.
      if (window.origin !== 'null') localStorage[key] ??= text;
    },
    [`persist:${slice}`, JSON.stringify(persisted)] as const,
  );
};
