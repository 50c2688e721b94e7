import { expect, type BrowserContext } from '@playwright/test';

/**
 * Browser messages about resources that failed to load, because a test may remove a picture, a response or a script on purpose.
 * Firefox compares the digest with the empty content of a missing script.
 */
const isFailedResource = (text: string) => /Failed to load resource:|None of the “sha256” hashes/.test(text);

/** Collects every console error and uncaught exception of the context's pages. */
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

/** Waits for the lines of a provoked failure, and removes exactly these from the problems. */
export const expectLines = async (problems: string[], lines: string[]): Promise<void> => {
  await expect.poll(() => problems).toEqual(lines);
  problems.length = 0;
};
