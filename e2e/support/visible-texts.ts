import type { Page } from '@playwright/test';

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
];

/** Returns the texts that a page shows or that screen readers read, each once, and its title. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate((attributes) => {
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility()) continue;
        for (const name of attributes) texts.add(node.getAttribute(name) ?? '');
      } else if (
        node.parentElement?.checkVisibility() &&
        !node.parentElement.closest('script, style, noscript')
      )
        texts.add(node.textContent ?? '');
    }
    return [...texts].map((text) => text.trim()).filter((text) => text !== '');
  }, ATTRIBUTES);
