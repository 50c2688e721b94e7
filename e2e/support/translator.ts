import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    translator: { begin: () => void; untranslated: () => string[] };
  }
}

/**
 * Gives the page a translator that works like Chrome's: an element with the translation replaces each text node, and later texts
 * and changes follow a moment afterwards. The translation equals the text, so that journeys find it. It is installed before the
 * page's first script, because Chrome's own runs in an isolated world.
 */
export const bringTranslator = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    /** Minimum response time of the service. */
    const ANSWER_MS = 20;
    const UNTRANSLATED = 'script, style, noscript, textarea, svg, font, [translate=no], .notranslate';
    const { insertBefore, removeChild, appendChild } = Node.prototype;

    const isToTranslate = (node: Node): node is Text =>
      node instanceof Text && /\p{L}|\p{N}/u.test(node.data) && !node.parentElement?.closest(UNTRANSLATED);

    const textsIn = (root: Node): Text[] => {
      if (isToTranslate(root)) return [root];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (isToTranslate(walker.currentNode)) texts.push(walker.currentNode);
      return texts;
    };

    const fontWith = (content: Node): HTMLElement => {
      const font = document.createElement('font');
      font.style.verticalAlign = 'inherit';
      appendChild.call(font, content);
      return font;
    };

    const waiting = new Map<Text, string>();
    const write = () => {
      for (const [text, data] of waiting) {
        if (!text.isConnected || !text.parentNode || !isToTranslate(text) || text.data !== data) continue;
        const font = fontWith(fontWith(document.createTextNode(data)));
        insertBefore.call(text.parentNode, font, text);
        removeChild.call(text.parentNode, text);
      }
      waiting.clear();
    };
    const translate = (root: Node) => {
      if (waiting.size === 0) setTimeout(write, ANSWER_MS);
      for (const text of textsIn(root)) waiting.set(text, text.data);
    };

    window.translator = {
      begin: () => {
        document.documentElement.lang = 'de';
        document.documentElement.classList.add('translated-ltr');
        translate(document.body);
        new MutationObserver((records) => {
          for (const { type, target, addedNodes } of records)
            for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      untranslated: () => textsIn(document.body).map(({ data }) => data),
    };
  });

/** Translates the open page, and everything added to it. */
export const translate = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.translator.begin());
  await untilTranslated(page);
};

/** Translates each document of the page as soon as it is parsed, as for visitors who always translate. */
export const alwaysTranslate = async (page: Page): Promise<void> => {
  await bringTranslator(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => window.translator.begin()),
  );
};

/** Waits until no translatable text is left. */
export const untilTranslated = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.translator.untranslated())).toEqual([]);
