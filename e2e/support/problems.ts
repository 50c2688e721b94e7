import { expect, type BrowserContext } from '@playwright/test';

/**
 * Own lines of Chromium and Firefox on resources that did not load: a test may take a picture, an answer or a script away on
 * purpose. Firefox compares the digest with the nothing that came of a script.
 */
const isFailedResource = (text: string) => /Failed to load resource:|None of the “sha256” hashes/.test(text);

/** Collects, for as long as the context lives, every console error and uncaught exception of its pages. */
export const watchForProblems = (context: BrowserContext): string[] => {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!isFailedResource(text)) problems.push(text);
  };
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || /hydrat|Content[ -]Security[ -]Policy/i.test(text)) note(text);
  });
  context.on('weberror', (webError) => note(String(webError.error())));
  return problems;
};

/** Waits for the lines of a failure that the journey has provoked. They, and no others, are no problem any more. */
export const expectLines = async (problems: string[], lines: string[]): Promise<void> => {
  await expect.poll(() => problems).toEqual(lines);
  problems.length = 0;
};
