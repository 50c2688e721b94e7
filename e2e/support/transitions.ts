import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Which sides of how many elements fade, once the browser has taken its pictures; unset while no page has changed with one. */
    fades?: Promise<string[]>;
  }
}

/**
 * Watches the transitions of the documents that the page opens from now on. Gives what reads the last one: a line for each
 * element that fades out (`old`) or in (`new`), null if there was no transition at all.
 */
export const watchTransitions = async (page: Page): Promise<() => Promise<string[] | null>> => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      window.fades = transition.ready.then(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) => {
            const { pseudoElement = '' } = effect as KeyframeEffect;
            return /^::view-transition-(old|new)\(/.exec(pseudoElement ?? '')?.[1] ?? [];
          })
          .sort(),
      );
      return transition;
    };
  });
  return () => page.evaluate(async () => (await window.fades) ?? null);
};
