import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from '@playwright/test';
import type * as Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** Minified, because it takes half as long to parse, and each page parses it. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Waits until all transitions and animations have finished, except endless ones and a toast's timer. */
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
  // Axe occasionally crashes a process of Firefox. It checks markup and styles, which are the same in Chromium.
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

/** Fails with axe's findings on the page, or in the part selected by `part`, once it has settled. */
export const expectNoFindings = (page: Page, part = 'html'): Promise<void> =>
  runAxe(page, part, { type: 'tag', values: TAGS });

/** Checks only colors, for a page that otherwise equals one without findings in {@link expectNoFindings}. */
export const expectReadableColors = (page: Page): Promise<void> =>
  runAxe(page, 'html', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
