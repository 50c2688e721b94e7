import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Name of the binding through which pages report their toasts. */
const BINDING = 'recordToast';

declare global {
  interface Window {
    [BINDING]: (text: string) => void;
  }
}

/** Texts of toasts that no journey has checked yet, by context. */
const shown = new WeakMap<BrowserContext, string[]>();

/** Runs in pages. A page may be translated later, so the toast's initial text is recorded. */
const watch = () => {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const words of node.querySelectorAll('.Toastify__toast-words'))
            window.recordToast(words.textContent);
  }).observe(document, { childList: true, subtree: true });
};

/**
 * Records the texts of toasts for the lifetime of the context: they disappear after three seconds, and a busy machine checks
 * later.
 */
export const recordToasts = async (context: BrowserContext): Promise<void> => {
  const texts: string[] = [];
  shown.set(context, texts);
  await context.exposeFunction(BINDING, (text: string) => void texts.push(text));
  await context.addInitScript(watch);
};

/** Waits for a toast that contains this text; each toast is matched once. */
export const expectToast = async (page: Page, text: string): Promise<void> => {
  const texts = shown.get(page.context()) ?? [];
  await expect.poll(() => texts).toContainEqual(expect.stringContaining(text));
  texts.splice(
    texts.findIndex((said) => said.includes(text)),
    1,
  );
};
