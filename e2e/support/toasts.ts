import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The name under which pages tell of their toasts. */
const BINDING = 'recordToast';

declare global {
  interface Window {
    [BINDING]: (text: string) => void;
  }
}

/** Texts of toasts, by context, that no journey has asked for yet. */
const shown = new WeakMap<BrowserContext, string[]>();

/** Runs in pages. A page may be translated: what counts is the text that comes with the toast. */
const watch = () => {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const words of node.querySelectorAll('.Toastify__toast-words'))
            window.recordToast(words.textContent);
  }).observe(document, { childList: true, subtree: true });
};

/** Keeps what toasts say for as long as the context lives: they are gone after three seconds, and a busy machine looks later. */
export const recordToasts = async (context: BrowserContext): Promise<void> => {
  const texts: string[] = [];
  shown.set(context, texts);
  await context.exposeFunction(BINDING, (text: string) => void texts.push(text));
  await context.addInitScript(watch);
};

/** Waits until a toast has said this, perhaps with more behind it; each counts once. */
export const expectToast = async (page: Page, text: string): Promise<void> => {
  const texts = shown.get(page.context()) ?? [];
  await expect.poll(() => texts).toContainEqual(expect.stringContaining(text));
  texts.splice(
    texts.findIndex((said) => said.includes(text)),
    1,
  );
};
