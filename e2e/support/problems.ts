import { expect, type BrowserContext } from '@playwright/test';

/** Chromium's own lines on resources that did not load: a test may take a picture or an answer away on purpose. */
const isFailedResource = (text: string) => text.startsWith('Failed to load resource:');

/** Collects, for as long as the context lives, every console error and uncaught exception of its pages. */
export const watchForProblems = (context: BrowserContext): string[] => {
  const problems: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isProblem = message.type() === 'error' || /hydrat|Content Security Policy/i.test(text);
    if (isProblem && !isFailedResource(text)) problems.push(text);
  });
  context.on('weberror', (webError) => problems.push(String(webError.error())));
  return problems;
};

/** Waits for the lines of a failure that the journey has provoked. They, and no others, are no problem any more. */
export const expectLines = async (problems: string[], lines: string[]): Promise<void> => {
  await expect.poll(() => problems).toEqual(lines);
  problems.length = 0;
};
