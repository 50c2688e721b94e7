import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from '@playwright/test';
import type * as Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** Its small form takes half as long to read, and each page reads it. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Waits until nothing on the page is on its way to another colour or place, but what moves for ever and a toast's time. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const isClock = (animation: Animation) =>
      animation instanceof CSSAnimation && animation.animationName === 'toast-time';
    const ending = document.getAnimations().filter((animation) => isEnding(animation) && !isClock(animation));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const runAxe = async (page: Page, part: string, runOnly: Axe.RunOnly): Promise<void> => {
  // Its look at a page now and then ends a process of Firefox. It reads markup and styles, which are the same in Chromium.
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const findings = await page.evaluate(
    async ([include, rules]) => {
      const results = await window.axe?.run(include, { runOnly: rules, resultTypes: ['violations'] });
      return results?.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [part, runOnly] as const,
  );
  expect(findings).toEqual([]);
};

/** Fails with what axe finds on the page, or in the part of it that a selector names, once it has come to rest. */
export const expectNoFindings = (page: Page, part = 'html'): Promise<void> =>
  runAxe(page, part, { type: 'tag', values: TAGS });

/** As {@link expectNoFindings}, for a page that differs in its colours alone from one that had no findings. */
export const expectReadableColours = (page: Page): Promise<void> =>
  runAxe(page, 'html', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
