import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

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

/** Fails with what axe finds on the page, or in the part of it that a selector names, once it has come to rest. */
export const expectNoFindings = async (page: Page, part = 'html'): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
};
