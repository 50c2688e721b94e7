import { expect, type Page } from '@playwright/test';

/**
 * Finds Hebrew texts that do not read from right to left, or that reverse English words around them. Covers texts, field values,
 * attributes that screen readers announce, and the title. Returns their number, and the faults.
 */
const lookForHebrew = (page: Page): Promise<{ found: number; faults: string[] }> =>
  page.evaluate(() => {
    const HEBREW = /[\u0590-\u05ff]/;
    const LATIN = /[a-z]/i;
    const READ_OUT = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];
    const faults: string[] = [];
    let found = 0;
    /** Removes isolates, which begin after a mark of the sentence's own direction. */
    const outside = (text: string) => text.replaceAll(/\u200e\u2068[^\u2069]*\u2069/g, '');
    const isTurned = (element: Element) => {
      const { direction, unicodeBidi } = getComputedStyle(element);
      return direction === 'rtl' || unicodeBidi === 'plaintext';
    };
    const shown = (element: Element) => `<${element.localName} class="${element.className}">`;
    const note = (text: string, element: Element) => {
      if (!HEBREW.test(text)) return;
      found += 1;
      const rest = outside(text);
      if (!HEBREW.test(rest)) {
        if (getComputedStyle(element).direction === 'rtl')
          faults.push(`${shown(element)} turns an English sentence: ${text}`);
        return;
      }
      if (LATIN.test(rest)) faults.push(`${shown(element)} mixes: ${text}`);
      else if (!isTurned(element)) faults.push(`${shown(element)} is left to right: ${text}`);
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement || parentElement.closest('script, style, noscript, template, textarea')) continue;
      note(textContent ?? '', parentElement);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!HEBREW.test(field.value)) continue;
      found += 1;
      if (!isTurned(field)) faults.push(`${shown(field)} is left to right: ${field.value}`);
    }
    for (const element of document.querySelectorAll(READ_OUT.map((name) => `[${name}]`).join()))
      for (const name of READ_OUT) {
        const rest = outside(element.getAttribute(name) ?? '');
        if (HEBREW.test(rest) && LATIN.test(rest)) faults.push(`${shown(element)} mixes in ${name}: ${rest}`);
      }
    if (HEBREW.test(outside(document.title))) faults.push(`The title mixes: ${document.title}`);
    return { found, faults };
  });

/** Expects Hebrew texts on a page, each reading from right to left and leaving English texts unchanged. */
export const expectHebrewReadsRight = async (page: Page, least = 1): Promise<void> => {
  await expect.poll(async () => (await lookForHebrew(page)).found).toBeGreaterThanOrEqual(least);
  expect((await lookForHebrew(page)).faults).toEqual([]);
};
